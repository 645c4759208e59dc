import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { registerRichText } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'
import { paragraphs, place, ready } from './page.js'

place.contentEditable = 'true'
const editor = createEditor({
  namespace: 'test',
  onError: (error) => {
    throw error
  },
})
editor.setRootElement(place)
registerRichText(editor)
editor.update(
  () => {
    $getRoot().clear()
    for (const runs of paragraphs) {
      const paragraph = $createParagraphNode()
      for (const { text, bold } of runs) {
        const node = $createTextNode(text)
        if (bold) node.toggleFormat('bold')
        paragraph.append(node)
      }
      $getRoot().append(paragraph)
    }
  },
  { discrete: true },
)
registerHistory(editor, createEmptyHistoryState(), 300)
ready({ root: () => place, text: () => editor.read(() => $getRoot().getTextContent()) })
