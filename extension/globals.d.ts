/** The origin of the web app that this build belongs to, as `https://penmark.example`. Set at build time. */
declare const PENMARK_ORIGIN: string
/** Which browser this build is for. Set at build time. */
declare const PENMARK_BROWSER: 'chromium' | 'firefox'
/** The match pattern of that origin, as this browser writes it. Set at build time. */
declare const PENMARK_MATCHES: string
