// Runs on the page that Google redirects to: posts Google's answer to our server with the person's session, notifies every
// open page of the product, and closes itself.
const { complete, channel, returnKey, home } = document.body.dataset
const status = document.querySelector('[role=status]')

const asked = new URLSearchParams(location.search)
// A code must not stay in the address.
history.replaceState(null, '', location.pathname)

const news = await connect()
const listeners = new BroadcastChannel(channel)
listeners.postMessage(news)

const isConnected = news.outcome === 'connected'
status.textContent = isConnected ? 'Google is connected. You can close this window.' : `${news.detail}.`
document.querySelector('a').hidden = false

if (sessionStorage.getItem(returnKey) === 'tab') {
  sessionStorage.removeItem(returnKey)
  if (isConnected) location.replace(home)
} else {
  // The request is already sent; a window that is gone may miss the result.
  setTimeout(() => window.close(), 200)
}

async function connect() {
  const answer = {}
  for (const name of ['state', 'code', 'error']) if (asked.has(name)) answer[name] = asked.get(name)
  try {
    const response = await fetch(complete, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
      body: JSON.stringify(answer),
    })
    if (response.ok) return { outcome: 'connected' }
    return { outcome: 'failed', detail: (await response.json()).detail }
  } catch {
    return { outcome: 'failed', detail: document.body.dataset.unreached }
  }
}
