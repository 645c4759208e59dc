import { createContext } from 'react-router'
import type { ExtensionFiles } from './files.ts'

export const extensionFilesContext = createContext<ExtensionFiles>()
