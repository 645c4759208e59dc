import type { Plugin } from 'vite'

/**
 * Few files instead of many: what every scripted screen needs is one file of packages and one of our own pieces. Each
 * file costs a request and a kilobyte of headers, which dozens of small shared chunks would add up to more than they save.
 * The code that reads texts (`domain/writing`) is heavy, so it is loaded only by the screens that read one.
 */
export function chunks(): Plugin {
  return {
    name: 'penmark:chunks',
    apply: 'build',
    configEnvironment(name) {
      if (name !== 'client') return undefined
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'packages',
                    test: /node_modules\/(react|react-dom|scheduler|react-router|@radix-ui\/react-icons)\//,
                  },
                  {
                    name: 'pieces',
                    test: /\/app\/(styles\/[^/]+\.css$|(components\/(ui\/[^/]+|check\/finding-list|library\/findings|preferences\/(chosen-theme|display-menu)|sign-in\/(auth-card|google-button|passkey-button)|dashboard\/dashboard-frame)|domain\/(?!writing\/|public-pages).+|locales\/(browser|i18n|load))\.(tsx?|css)$)/,
                    minShareCount: 2,
                  },
                  {
                    // What every signed-in page loads sooner or later: the queue of the device, what is to be paid, the figures.
                    name: 'house',
                    test: /\/app\/components\/(offline\/(queue|queue-panel|use-queue)|billing\/(other-tab|payment-due|spending-note)|dashboard\/usage-figures)\.(tsx?|css)$|\/node_modules\/workbox-/,
                  },
                ],
              },
            },
          },
        },
      }
    },
  }
}
