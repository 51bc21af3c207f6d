const names: Readonly<Record<string, string>> = {
  'https://www.googleapis.com/auth/calendar.events.readonly': 'See events on your calendars',
  'https://www.googleapis.com/auth/gmail.readonly': 'Read your e-mail',
}

/**
 * Renders the page on which a person allows, partly allows, or denies. `openid` and `email` cannot be unticked, as on
 * the real one.
 */
export function consentPage(query: URLSearchParams, email: string): string {
  const scopes = query.get('scope')!.split(' ')
  const chosen = scopes.filter((scope) => names[scope])
  const hidden = [...query]
    .filter(([name]) => name !== 'scope')
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  const boxes = chosen.map(
    (scope) =>
      `<label><input type="checkbox" name="scope" value="${escaped(scope)}" checked> ${names[scope]!}</label><br>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in with Google (stand-in)</title>
<body style="font:16px system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem">
<h1 style="font-size:1.3rem">Daily Planner wants to access your Google Account</h1>
<form action="/stand-in/consent">${hidden.join('')}
<p><label>Account <input name="account" type="email" value="${escaped(query.get('login_hint') ?? email)}"></label></p>
${boxes.join('')}
<p><button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button></p>
</form>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
