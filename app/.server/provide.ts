import { RouterContextProvider } from 'react-router'
import { secureContext } from './account/access/context.ts'
import { auditorsContext } from './account/auditors/context.ts'
import { deletionContext } from './account/deletion/context.ts'
import { connectionsContext } from './account/extension/context.ts'
import { notificationsContext } from './account/notifications/context.ts'
import { secondFactorContext } from './account/second-factor/context.ts'
import { settingsContext } from './account/settings/context.ts'
import { signInContext } from './account/sign-in/context.ts'
import { alternativesContext } from './assistant/alternatives/context.ts'
import { checkContext } from './assistant/check/context.ts'
import { assistantContext } from './assistant/context.ts'
import { tryOutContext } from './assistant/try-out/context.ts'
import { authenticationContext, carriedTextsContext } from './auth/context.ts'
import { billingContext } from './billing/context.ts'
import { bookmarksContext } from './bookmarks/context.ts'
import type { Penmark } from './compose.ts'
import { contactContext } from './contact/context.ts'
import { extensionFilesContext } from './extension/context.ts'
import type { ExtensionFiles } from './extension/files.ts'
import {
  limitsContext,
  logContext,
  type RequestFacts,
  requestContext,
  siteContext,
  toastsContext,
} from './http/context.ts'
import { legalContext } from './legal/context.ts'
import { glossariesContext, libraryContext } from './library/context.ts'
import { shownCheckpointContext, statusContext } from './operations/context.ts'
import { dictionariesContext, preferencesContext } from './preferences/context.ts'
import { provenanceContext } from './provenance/context.ts'
import { textWorkContext } from './text-work/context.ts'
import { exportsContext, publishedLogContext, usageContext } from './usage/context.ts'

/** The context of one request: the composed features, each under a key of its own, and the host's facts about the request. */
export function provideContext(
  penmark: Penmark,
  facts: RequestFacts,
  extensionFiles: ExtensionFiles,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, facts)
  context.set(siteContext, penmark.site)
  context.set(logContext, penmark.log)
  context.set(limitsContext, penmark.limits)
  context.set(toastsContext, penmark.toasts)
  context.set(authenticationContext, penmark.authentication)
  context.set(carriedTextsContext, penmark.carriedTexts)
  context.set(tryOutContext, penmark.tryOut)
  context.set(contactContext, penmark.contact)
  context.set(connectionsContext, penmark.connections)
  context.set(bookmarksContext, penmark.bookmarks)
  context.set(billingContext, penmark.ownBilling)
  context.set(libraryContext, penmark.library)
  context.set(glossariesContext, penmark.glossaries)
  context.set(preferencesContext, penmark.preferences)
  context.set(dictionariesContext, penmark.dictionaries)
  context.set(assistantContext, penmark.assistantService)
  context.set(checkContext, penmark.check)
  context.set(alternativesContext, penmark.alternatives)
  context.set(textWorkContext, penmark.textWork)
  context.set(auditorsContext, penmark.auditors)
  context.set(usageContext, penmark.usage)
  context.set(provenanceContext, penmark.provenance)
  context.set(exportsContext, penmark.exports)
  context.set(legalContext, penmark.legal)
  context.set(statusContext, penmark.status)
  context.set(shownCheckpointContext, penmark.shownCheckpoint)
  context.set(extensionFilesContext, extensionFiles)
  context.set(publishedLogContext, penmark.publishedLog)
  context.set(deletionContext, penmark.deletion)
  context.set(settingsContext, penmark.settings)
  context.set(signInContext, penmark.signIns)
  context.set(secondFactorContext, penmark.secondFactor)
  context.set(secureContext, penmark.secure)
  context.set(notificationsContext, penmark.notifications)
  return context
}
