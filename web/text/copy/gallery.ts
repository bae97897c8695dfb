/** Words of the component gallery (development only). */
export const GALLERY = {
  title: 'Gallery',
  line: 'Every component in every state, light and dark. What is new in ui, forms or art belongs here: a test asks for it.',
  contents: 'Contents',
  mails: 'Emails, on their own page',
  widthLabel: 'Column width',
  wide: 'Wide',
  narrow: '320 px',
  light: 'Light',
  dark: 'Dark',
  sections: {
    colours: [
      'Colours',
      'The tokens of tokens.css, and the contrast of the pairs in use. Text needs 4.5, edges and rings need 3.',
    ],
    type: ['Type', 'Besley speaks, Atkinson Hyperlegible explains, its mono counts.'],
    layout: ['Layout', 'How boxes are placed and text is toned. A feature has a style sheet only for what it draws.'],
    buttons: [
      'Buttons and links',
      'One filled button in a view. A busy one keeps its width and its focus. The ring is drawn outside, with a gap.',
    ],
    fields: [
      'Forms',
      'Label, hint, complaint, control, in the order they are needed. Nothing complains before the first try to send.',
    ],
    dropZones: ['Files', 'Pick, drop or paste. What is not taken is listed by its name, below the reason.'],
    messages: ['Messages', 'A banner speaks about the region below it, a toast about what just ended.'],
    overlays: [
      'Dialogs',
      'They take the theme of the document: switch it above. A destructive button sleeps for its first second.',
    ],
    folding: [
      'Tabs and folding',
      'Arrow keys move between tabs. An accordion has one item open, disclosures are independent.',
    ],
    lists: [
      'Long lists',
      'One of a few is chosen in the browser’s own list. At an end of the pages the button stays, and does nothing.',
    ],
    loading: ['Loading, empty, failed', 'One region, four states. The final shape is drawn while it loads.'],
    facts: ['Facts', 'Prices with their currency, short facts, how much is done, and the cards that hold them.'],
    charts: [
      'Charts',
      'Arrow keys read each value. A step that is not over is dashed. The same numbers are one press away as a table.',
    ],
    uploads: [
      'Uploading',
      'One row for each file, with the one button that its state asks for. The dock keeps them in sight on every page.',
    ],
    brand: ['Mark and teeth', 'Five cusps, five stars. Each module owns a tooth that fills as its days are done.'],
    pictures: [
      'Pictures and icons',
      'All of it is drawn by path functions. A course without a picture has its own hue.',
    ],
  },
  name: 'Full name',
  nameHint: 'As written in your passport.',
  clear: 'Clear',
  nameValue: 'Noor Haddad',
  phone: 'Phone',
  password: 'Password',
  note: 'Message',
  months: 'Months',
  price: 'Price',
  terms: 'I agree to the terms',
  placeholder: 'Such as +61 400 111 222',
  send: 'Send',
  sample: 'Day 3 has a video and two documents.',
  sampleLong:
    'Furcation involvement is graded by how far a probe passes between the roots. The grade decides the treatment.',
  dropZone: {
    choose: 'Drop files here, or choose them',
    letGo: 'Let go to add them',
    reading: 'Reading files...',
    folder: 'Choose a folder',
    refused: 'Please choose one picture: PNG, JPEG or WebP.',
    more: (count: number) => `${count} more`,
    unreadable: 'That folder could not be read.',
  },
  pager: {
    label: 'Pages from',
    previous: 'Previous',
    next: 'Next',
    place: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  },
  select: 'Module',
  dropZoneHint: 'PDF, up to 10 MB',
  dropZoneReason: 'Choose a module first.',
  question: 'The video is deleted from the module for everybody.',
  questionNeutral: 'You have not saved what you wrote.',
} as const;

export type GallerySectionId = keyof typeof GALLERY.sections;
