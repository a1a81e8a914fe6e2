/**
 * What a visitor does next: presses a key (as xdotool names it, `*3` for three times) or types a
 * text. What is there before: a script that runs in the page, the focus on the first element a
 * selector finds, or time that passes, in ms.
 */
export type Step =
  | string
  | { type: string }
  | { focus: string }
  | { run: string }
  | { wait: number };

export type Journey = {
  path: string;
  /** Of the window, where the page has to be narrow. */
  width?: number;
  steps: readonly Step[];
};

const send: Step = { focus: 'form.form button[type=submit]' };
/** Turns Orca from the keys of the page to its own. */
const browse = 'Insert+a';

/** Ways through the site that a screen reader is listened to on, by name. */
export const journeys: Readonly<Record<string, Journey>> = {
  home: { path: '/', steps: ['Tab', 'Return', 'Down', 'h*24'] },
  'service-menu': {
    path: '/',
    steps: [
      { focus: '.service-menu__button' },
      ...['Return', 'Tab*3', 'Escape', 'Return', 'Down*17', 'Escape'],
    ],
  },
  'mobile-menu': {
    path: '/',
    width: 500,
    steps: [
      { focus: '[data-island=mobile-menu] button' },
      ...['Return', 'Tab*6', 'Tab*2', 'Return', 'Tab*2', 'Escape'],
    ],
  },
  'side-panel': {
    path: '/contact-us',
    steps: [{ focus: '[data-island=side-panel] button' }, 'Return', 'Tab*3', 'Escape'],
  },
  questions: {
    path: '/',
    steps: [{ focus: 'li:nth-child(2) > * .accordion .plus' }, 'Return', browse, 'Down*4', 'Up*5'],
  },
  quote: {
    path: '/contact-us',
    steps: [
      send,
      ...['Return', 'Down*8', { focus: '.error-summary' }, 'Tab', 'Return', 'Tab*3'],
      ...['Return', 'Down', 'Return', 'shift+Tab', 'Tab', 'Tab'],
    ],
  },
  'quote-sent': {
    path: '/contact-us',
    steps: [
      { focus: '#quote-name' },
      ...[{ type: 'Asha' }, 'Tab', { type: 'asha@techeon.example' }, 'Tab', { type: '12345' }],
      ...['Tab', 'Return*2', 'Tab', { type: 'Please call' }, 'Tab', 'Return', 'Tab', 'Return'],
      ...['ctrl+a', { type: '9876543210' }, send, 'Return', { wait: 3000 }, 'Escape'],
      { wait: 3000 },
    ],
  },
  consultation: {
    path: '/GetConsultation',
    steps: [
      { focus: '#consultation-wecontactyou' },
      ...['space', 'Tab', 'space', 'Tab', 'space', 'shift+Tab', 'space', { wait: 2500 }],
      ...[{ focus: '#consultation-interest' }, 'Return', 'Escape', { wait: 1500 }],
      ...['Return', 'Down', 'Return', { wait: 1500 }],
    ],
  },
  'consultation-lost': {
    path: '/GetConsultation',
    steps: [
      ...[
        { focus: '#consultation-name' },
        { wait: 1000 },
        { type: 'Asha' },
        'Tab',
        { type: 'Loom' },
        'Tab',
      ],
      ...[
        { type: 'asha@techeon.example' },
        'Tab',
        { type: '9876543210' },
        'Tab',
        'Return*2',
        'Tab',
      ],
      ...[{ type: 'Please call' }, 'Tab', 'space', send],
      { run: 'window.fetch = () => Promise.reject(new TypeError())' },
      ...['Return', { wait: 3000 }],
    ],
  },
  newsletter: {
    path: '/',
    steps: [
      { focus: '#newsletter-email' },
      ...[{ type: 'abc' }, 'Return', { wait: 2500 }, 'Return', { wait: 1500 }, 'Return'],
      ...['ctrl+a', { type: 'asha@techeon.example' }, 'Return', { wait: 3000 }],
    ],
  },
  carousel: {
    path: '/about-us',
    steps: [{ focus: '.carousel button' }, 'Tab', 'Return*4', 'Down*4'],
  },
  pause: { path: '/', steps: [{ focus: '[data-pause]' }, 'Return', 'Return'] },
  contents: {
    path: '/PrivacyPolicy',
    steps: [{ focus: '[data-contents] a' }, 'Tab', 'Return', 'Down*2'],
  },
  language: {
    path: '/contact-us',
    steps: [{ focus: '[data-keep-hash][hreflang]:not([aria-current])' }, 'Return', 'Down*5'],
  },
  'say-all': { path: '/services/testing/ApiTesting', steps: ['h', 'KP_Add', { wait: 10_000 }] },
};
