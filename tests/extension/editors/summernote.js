import { html, load, place, ready } from '../pages/page.js'

await load('jquery/dist/jquery.min.js')
await load('summernote/dist/summernote-lite.min.css')
await load('summernote/dist/summernote-lite.min.js')
const note = window.jQuery(place)
note.summernote()
note.summernote('code', html)
note.summernote('commit')
ready({
  root: () => document.querySelector('.note-editable'),
  text() {
    const page = new DOMParser().parseFromString(note.summernote('code').replaceAll('<br>', '\n'), 'text/html')
    return [...page.body.childNodes].map((line) => line.textContent).join('\n')
  },
})
