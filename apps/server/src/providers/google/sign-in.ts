import { createHash } from 'node:crypto'
import type { CodeChallengeMethod, Credentials } from 'google-auth-library'
import * as z from 'zod'
import { type Google, GoogleFailure, type GoogleTokens, scopeOf } from '../google.ts'
import { once as onlyOnce } from '../once.ts'
import type { GoogleConfig } from './config.ts'
import type { Read } from './retrying-reads.ts'

type SignIn = Pick<Google, 'authorizationUrl' | 'exchange' | 'refresh' | 'revoke'>

/** Consent, tokens and their revocation (OAuth 2.0 with PKCE). */
export function signIn(config: GoogleConfig, timeoutMs: number, once: Read): SignIn {
  const { clientId, clientSecret, redirectUrl: redirectUri, baseUrl } = config
  const library = onlyOnce(() => import('google-auth-library'))
  const aClient = async () =>
    new (await library()).OAuth2Client({
      clientId,
      clientSecret,
      redirectUri,
      transporterOptions: { timeout: timeoutMs },
      ...(baseUrl && {
        endpoints: {
          oauth2AuthBaseUrl: `${baseUrl}/o/oauth2/v2/auth`,
          oauth2TokenUrl: `${baseUrl}/token`,
          oauth2RevokeUrl: `${baseUrl}/revoke`,
        },
      }),
    })

  return {
    async authorizationUrl({ state, verifier, grant, account }) {
      return (await aClient()).generateAuthUrl({
        scope: ['openid', 'email', scopeOf[grant]],
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256' as CodeChallengeMethod,
        access_type: 'offline',
        // Without this, someone who consented before gets no refresh token.
        prompt: 'consent',
        include_granted_scopes: true,
        ...(account && { login_hint: account }),
      })
    },
    async exchange({ code, verifier }) {
      const client = await aClient()
      const { tokens } = await once(() => client.getToken({ code, codeVerifier: verifier }))
      return tokensOf(tokens)
    },
    async refresh(refreshToken) {
      const client = await aClient()
      client.setCredentials({ refresh_token: refreshToken })
      const { credentials } = await once(() => client.refreshAccessToken())
      return accessTokenOf(credentials)
    },
    async revoke(token) {
      const client = await aClient()
      await once(() => client.revokeToken(token))
    },
  }
}

const Claims = z.object({ sub: z.string().min(1), email: z.string().min(1) })

function tokensOf(tokens: Credentials): GoogleTokens {
  const claims = Claims.safeParse(claimsIn(tokens.id_token ?? ''))
  if (!claims.success) throw new GoogleFailure('refused', 'answered without saying whose account it is')
  return {
    accessToken: accessTokenOf(tokens),
    refreshToken: tokens.refresh_token ?? null,
    scopes: (tokens.scope ?? '').split(' ').filter(Boolean),
    account: { id: claims.data.sub, email: claims.data.email },
  }
}

function accessTokenOf({ access_token: token }: Credentials): string {
  if (!token) throw new GoogleFailure('refused', 'answered without a token')
  return token
}

/**
 * The token came from Google directly over TLS, so its signature need not be checked (OpenID Connect Core 3.1.3.7, rule
 * 6).
 */
function claimsIn(idToken: string): unknown {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
