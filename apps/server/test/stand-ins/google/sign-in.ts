import { createHash, randomUUID } from 'node:crypto'
import type { Answer, Asked } from '../http-stand-in.ts'
import { consentPage } from './consent-page.ts'
import { tokenRefusal } from './refusals.ts'

export const googleKeys = {
  GOOGLE_CLIENT_ID: 'planner.apps.stand-in.example',
  GOOGLE_CLIENT_SECRET: 'client-secret-of-the-stand-in',
}

type Code = { challenge: string; redirectUri: string; scopes: string[]; account: Account }
type Account = { sub: string; email: string }

const always = ['openid', 'email']

/** Consent and tokens: codes that work once and only with their verifier, and grants that can be revoked. */
export function signIn() {
  let account: Account = { sub: '1001', email: 'asha.rao@gmail.example' }
  const codes = new Map<string, Code>()
  /** All granted scopes, by account. */
  const grants = new Map<string, Set<string>>()
  const refreshTokens = new Map<string, Account>()
  const accessTokens = new Map<string, Account>()
  const asked: URLSearchParams[] = []
  const revoked: string[] = []
  let refreshes = 0

  const accountOf = (email: string): Account => (email === account.email ? account : { sub: email, email })

  /** The consent page; for a URL that Google would refuse, the error. */
  function page({ query }: Asked): Answer {
    asked.push(query)
    const rules: Record<string, (value: string | null) => boolean> = {
      client_id: (value) => value === googleKeys.GOOGLE_CLIENT_ID,
      redirect_uri: (value) => URL.canParse(value ?? ''),
      response_type: (value) => value === 'code',
      scope: (value) => Boolean(value),
      code_challenge_method: (value) => value === 'S256',
      code_challenge: (value) => /^[\w-]{43}$/.test(value ?? ''),
    }
    const wrong = Object.keys(rules).find((name) => !rules[name]!(query.get(name)))
    if (wrong) return { status: 400, body: `<!doctype html><title>Error</title>Error 400: invalid ${wrong}` }
    return { status: 200, body: consentPage(query, account.email) }
  }

  /** Handles the page's buttons: redirects to the product with a code or an error. */
  function answer({ query }: Asked): Answer {
    const back = new URL(query.get('redirect_uri')!)
    if (query.has('state')) back.searchParams.set('state', query.get('state')!)
    if (query.get('answer') === 'deny') back.searchParams.set('error', 'access_denied')
    else {
      const whose = accountOf(query.get('account') ?? account.email)
      const ticked = [...query.getAll('scope'), ...always]
      const granted = grants.get(whose.sub) ?? new Set<string>()
      for (const scope of ticked) granted.add(scope)
      grants.set(whose.sub, granted)
      const scopes = query.get('include_granted_scopes') === 'true' ? [...granted] : ticked
      const code = `4/${randomUUID()}`
      codes.set(code, {
        challenge: query.get('code_challenge')!,
        redirectUri: query.get('redirect_uri')!,
        scopes,
        account: whose,
      })
      back.searchParams.set('code', code)
      back.searchParams.set('scope', scopes.join(' '))
    }
    return { status: 302, headers: { location: back.href } }
  }

  function token({ body }: Asked): Answer {
    const form = new URLSearchParams(body)
    if (
      form.get('client_id') !== googleKeys.GOOGLE_CLIENT_ID ||
      form.get('client_secret') !== googleKeys.GOOGLE_CLIENT_SECRET
    ) {
      return { status: 401, body: { error: 'invalid_client', error_description: 'Unauthorized' } }
    }
    return form.get('grant_type') === 'refresh_token' ? refresh(form) : exchange(form)
  }

  function exchange(form: URLSearchParams): Answer {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (code?.challenge !== challenge || code.redirectUri !== form.get('redirect_uri')) {
      return tokenRefusal('invalid_grant', 'Malformed auth code.')
    }
    const refreshToken = `1//${randomUUID()}`
    refreshTokens.set(refreshToken, code.account)
    const claims = { sub: code.account.sub, email: code.account.email, aud: googleKeys.GOOGLE_CLIENT_ID }
    const idToken = [{ alg: 'RS256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return {
      status: 200,
      body: { ...accessTo(code.account), refresh_token: refreshToken, id_token: `${idToken}.signature` },
    }
  }

  function refresh(form: URLSearchParams): Answer {
    refreshes++
    const whose = refreshTokens.get(form.get('refresh_token') ?? '')
    if (!whose) return tokenRefusal('invalid_grant', 'Token has been expired or revoked.')
    return { status: 200, body: accessTo(whose) }
  }

  function accessTo(whose: Account) {
    const token = `ya29.${randomUUID()}`
    accessTokens.set(token, whose)
    const scope = [...(grants.get(whose.sub) ?? [])].join(' ')
    return { access_token: token, expires_in: 3599, scope, token_type: 'Bearer' }
  }

  /** As at Google, revoking one token revokes everything that its account has granted. */
  function revoke({ query, body }: Asked): Answer {
    const token = query.get('token') ?? new URLSearchParams(body).get('token') ?? ''
    const whose = refreshTokens.get(token) ?? accessTokens.get(token)
    if (!whose) return tokenRefusal('invalid_token', 'Token expired or revoked')
    revoked.push(token)
    takeBack(whose.sub)
    return { status: 200, body: {} }
  }

  function takeBack(sub: string): void {
    grants.delete(sub)
    for (const tokens of [refreshTokens, accessTokens]) {
      for (const [token, whose] of tokens) if (whose.sub === sub) tokens.delete(token)
    }
  }

  return {
    page,
    answer,
    token,
    revoke,
    /** Returns the scopes of an access token; null if it is invalid. */
    scopesOf(authorization: string | undefined): ReadonlySet<string> | null {
      const whose = accessTokens.get(authorization?.replace(/^Bearer /, '') ?? '')
      return whose ? (grants.get(whose.sub) ?? new Set<string>()) : null
    },
    /** The requests to the consent page, in order. */
    asked,
    /** Tokens that were revoked by the product. */
    revoked,
    refreshes: () => refreshes,
    /** From now on another account signs in at Google. */
    signInAs(sub: string, email: string) {
      account = { sub, email }
    },
    /** Expires all access tokens, as after an hour. */
    endAccessTokens: () => accessTokens.clear(),
    /** The person revokes the access on Google's own page. */
    takeBack: (email = account.email) => takeBack(accountOf(email).sub),
    /** The person revokes one scope. */
    takeScope: (scope: string) => grants.get(account.sub)?.delete(scope),
  }
}
