import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createEditor, Node } from 'slate'
import { withHistory } from 'slate-history'
import { Editable, Slate, withReact } from 'slate-react'
import { paragraphs, place, ready } from './page.js'

const editor = withHistory(withReact(createEditor()))
const initialValue = paragraphs.map((children) => ({ type: 'paragraph', children }))

function Leaf({ attributes, children, leaf }) {
  return createElement(leaf.bold ? 'strong' : 'span', attributes, children)
}

function Page() {
  const [value] = useState(initialValue)
  const sheet = createElement(Editable, { renderLeaf: (leaf) => createElement(Leaf, leaf) })
  return createElement(Slate, { editor, initialValue: value }, sheet)
}

createRoot(place).render(createElement(Page))
ready({
  root: () => place.querySelector('[data-slate-editor]'),
  text: () => editor.children.map((node) => Node.string(node)).join('\n'),
})
