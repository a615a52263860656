import toast from 'react-hot-toast'

// Test files share one page; each finds it as a new visitor would.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
history.replaceState(null, '', '/')
toast.remove()
