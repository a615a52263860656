import toast from 'react-hot-toast'

// Test files share one page, so each starts by clearing its storage.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
history.replaceState(null, '', '/')
toast.remove()
