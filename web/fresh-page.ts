import toast from 'react-hot-toast'

// Test files share one page, so each starts by clearing its storage.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
history.replaceState(null, '', '/')
toast.remove()

// A test that answers no call has no server: a real one would be asked in vain and answer into the next test.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
