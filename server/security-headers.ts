import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '#app/.server/platform/env.ts'

/**
 * The headers of every answer, including errors and assets (ASVS 3.4). `nonce` is null unless the answer is a page. Style
 * attributes stay allowed: components set measured values in them, and an attribute cannot run a script.
 */
export function securityHeaders(
  nonce: string | null,
  env: Pick<Env, 'secure' | 'development' | 'google' | 'stripe'>,
): Record<string, string> {
  const script = nonce === null ? "'none'" : `'self' 'nonce-${nonce}' 'strict-dynamic'`
  const style = nonce === null ? "'none'" : `'self' 'nonce-${nonce}'`
  const policy = [
    "default-src 'self'",
    `script-src ${script}`,
    env.development ? "style-src 'self' 'unsafe-inline'" : `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    env.development ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Only for the worker that sends queued writes and shows the offline page.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Some browsers apply this list also to the redirect that answers a form.
    ["form-action 'self'", ...formTargets(env)].join(' '),
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    'report-uri /csp-report',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    ...(env.secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * The headers of a script, style sheet, font or picture under /assets. Browsers apply the policy of the page that loads
 * it; its own counts only if a person opens the file itself, so it allows nothing. They stay short, since they are sent
 * with each of some twenty files of a page: features and framing are a matter of documents.
 */
export function assetHeaders(env: Parameters<typeof securityHeaders>[1]): Record<string, string> {
  const { 'permissions-policy': _features, 'x-frame-options': _frames, ...rest } = securityHeaders(null, env)
  return { ...rest, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
}

/**
 * The headers of the check of English that runs in browsers. A worker has the policy of its own file: this one runs scripts of
 * ours and WebAssembly, and fetches files of ours.
 */
export function checkHeaders(env: Parameters<typeof securityHeaders>[1]): Record<string, string> {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
  return { ...assetHeaders(env), 'content-security-policy': policy }
}

/**
 * The policy of the verifier's page: its own, which allows nothing but its own script and style, connections to its own site
 * until a person touches the page (ADR 092), and no frame around it. A page that is not built yet gets one that allows nothing.
 */
export function policyOfVerifier(folder: string): string {
  const file = path.join(folder, 'ledger-verify.html')
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, own = "default-src 'none'"] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? []
  return `${own}; frame-ancestors 'none'`
}

/** Origins that one of our forms may be redirected to: Google, and Stripe's checkout and portal. */
function formTargets(env: Pick<Env, 'google' | 'stripe'>): string[] {
  const google = env.google === undefined ? [] : [new URL(env.google.issuer).origin]
  if (env.stripe === undefined) return google
  const { apiBase } = env.stripe
  const stripe =
    apiBase === undefined ? ['https://checkout.stripe.com', 'https://billing.stripe.com'] : [new URL(apiBase).origin]
  return [...google, ...stripe]
}
