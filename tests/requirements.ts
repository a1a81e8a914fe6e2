/** One thing the site promises a visitor, proven by the tests that carry its id in their title. */
export type Requirement = {
  /** The row, a slash, and what the requirement is about. */
  id: string;
  row: Row;
  sentence: string;
  /** Why this site cannot break it; then no test exists. */
  doesNotApply?: string;
};

/** What the requirements are about: the components of the site, then all of it as `general`. */
export const rows = [
  'banner',
  'marquee',
  'counter',
  'bars',
  'accordion',
  'faq',
  'select',
  'contact',
  'nav-service',
  'menu-mobile',
  'sidebar-right',
  'carousel',
  'toc',
  'dialog',
  'alert',
  'cursor',
  'stars',
  'hash',
  'forms',
  'navigation',
  'hydration',
  'language',
  'side-menu',
  'contact-card',
  'general',
] as const;

type Row = (typeof rows)[number];

/** Every requirement, row by row. */
export const requirements: readonly Requirement[] = [
  {
    id: 'banner/one-sentence',
    row: 'banner',
    sentence: 'The main heading is read as one whole sentence that never changes.',
  },
  {
    id: 'banner/phrases-once',
    row: 'banner',
    sentence: 'Every phrase of the changing word is in the page for the eye, once.',
  },
  {
    id: 'banner/never-announced',
    row: 'banner',
    sentence: 'The changing word is in no region that speaks.',
  },
  {
    id: 'banner/pause-first',
    row: 'banner',
    sentence:
      'Who goes through the page by keyboard meets the pause button before the moving word.',
  },
  {
    id: 'banner/no-shift',
    row: 'banner',
    sentence: 'The widest phrase holds the place for all of them: nothing around it moves.',
  },
  {
    id: 'banner/fade',
    row: 'banner',
    sentence: 'One phrase fades into the next; nothing else about it changes.',
  },
  {
    id: 'banner/fits-320',
    row: 'banner',
    sentence: 'At 320 px every phrase is whole and inside the window.',
  },
  {
    id: 'banner/paused',
    row: 'banner',
    sentence: 'A pause shows the first phrase whole, not a picture frozen midway.',
  },
  {
    id: 'banner/reduced',
    row: 'banner',
    sentence: 'Where less motion is wished for the first phrase stands still from the start.',
  },
  {
    id: 'banner/without-script',
    row: 'banner',
    sentence: 'Without JavaScript the first phrase stands still.',
  },
  { id: 'marquee/one-list', row: 'marquee', sentence: 'The labels are one list under a heading.' },
  {
    id: 'marquee/copy-out-of-reach',
    row: 'marquee',
    sentence: 'The copy that closes the loop can be neither read nor focused.',
  },
  { id: 'marquee/not-live', row: 'marquee', sentence: 'The moving labels are not announced.' },
  {
    id: 'marquee/hover',
    row: 'marquee',
    sentence: 'The labels rest while the pointer is over them.',
  },
  {
    id: 'marquee/focus-within',
    row: 'marquee',
    sentence: 'The labels rest while something in them has the focus.',
  },
  {
    id: 'marquee/paused',
    row: 'marquee',
    sentence: 'The pause button stops the labels and takes the copy away.',
  },
  {
    id: 'marquee/wraps',
    row: 'marquee',
    sentence:
      'Where less motion is wished for the labels wrap, each of them in the window, without a copy.',
  },
  {
    id: 'counter/read-once',
    row: 'counter',
    sentence: 'A figure is read once and whole, with its caption.',
  },
  {
    id: 'counter/final-in-page',
    row: 'counter',
    sentence: 'The final figure is in the page before any script.',
  },
  {
    id: 'counter/third-in-view',
    row: 'counter',
    sentence: 'Counting begins when 30 % of the block is in view.',
  },
  { id: 'counter/two-seconds', row: 'counter', sentence: 'Counting takes two seconds.' },
  {
    id: 'counter/each-view',
    row: 'counter',
    sentence: 'A figure counts anew each time its block comes into view.',
  },
  {
    id: 'counter/motion-off',
    row: 'counter',
    sentence: 'With motion off the final figure is there at once.',
  },
  {
    id: 'counter/pause-midway',
    row: 'counter',
    sentence: 'A pause in the middle of counting shows the final figure.',
  },
  {
    id: 'counter/digits',
    row: 'counter',
    sentence: 'A figure counts in the digits of the page’s language.',
  },
  {
    id: 'counter/not-live',
    row: 'counter',
    sentence: 'Counting is never announced, and its running figure is not read.',
  },
  {
    id: 'counter/no-shift',
    row: 'counter',
    sentence: 'A figure takes the same room whatever number it shows.',
  },
  {
    id: 'bars/meter',
    row: 'bars',
    sentence: 'A bar is a meter: name, value, limits and the value in words.',
  },
  { id: 'bars/value-shown', row: 'bars', sentence: 'The value stands beside the bar as text.' },
  {
    id: 'bars/no-style',
    row: 'bars',
    sentence: 'The value reaches the drawing without a style attribute.',
  },
  { id: 'bars/transform-only', row: 'bars', sentence: 'A bar grows by a transform alone.' },
  {
    id: 'bars/still',
    row: 'bars',
    sentence: 'Where less motion is wished for bars are full at once.',
  },
  { id: 'bars/contrast', row: 'bars', sentence: 'A bar stands out from its ground by 3:1.' },
  {
    id: 'bars/forced-colors',
    row: 'bars',
    sentence: 'In the visitor’s own colours a bar keeps its edge and its fill.',
  },
  {
    id: 'accordion/heading-button',
    row: 'accordion',
    sentence: 'A question is a heading that holds one button and nothing else.',
  },
  {
    id: 'accordion/toggles',
    row: 'accordion',
    sentence: 'Click, Enter and Space open an answer and close it again.',
  },
  {
    id: 'accordion/focus-stays',
    row: 'accordion',
    sentence: 'The question that was activated keeps the focus.',
  },
  {
    id: 'accordion/one-open',
    row: 'accordion',
    sentence: 'Opening an answer closes the one that was open.',
  },
  {
    id: 'accordion/all-closed',
    row: 'accordion',
    sentence: 'The open answer can be closed, so that none is open.',
  },
  {
    id: 'accordion/stays-in-place',
    row: 'accordion',
    sentence: 'The activated question does not move while an answer above it closes.',
  },
  {
    id: 'accordion/tab',
    row: 'accordion',
    sentence: 'Tab goes to the next question, Shift+Tab to the one before.',
  },
  {
    id: 'accordion/expanded-true',
    row: 'accordion',
    sentence: 'What a question says about its answer, open or closed, is true.',
  },
  {
    id: 'accordion/searchable',
    row: 'accordion',
    sentence: 'Find-in-page can find closed answers.',
  },
  {
    id: 'accordion/found-in-page',
    row: 'accordion',
    sentence: 'An answer that find-in-page finds opens, and is live afterwards.',
  },
  {
    id: 'accordion/hidden-once',
    row: 'accordion',
    sentence: 'A closed answer is not hidden from assistive technology a second time.',
  },
  {
    id: 'accordion/quiet-region',
    row: 'accordion',
    sentence: 'An answer is no landmark and does not say its question again.',
  },
  { id: 'accordion/print', row: 'accordion', sentence: 'On paper all answers are open.' },
  {
    id: 'accordion/without-script',
    row: 'accordion',
    sentence: 'Without JavaScript all answers are open.',
  },
  { id: 'faq/list', row: 'faq', sentence: 'The questions are one ordered list.' },
  {
    id: 'faq/name',
    row: 'faq',
    sentence: 'The name of a question’s button is the question, without its number.',
  },
  {
    id: 'faq/digits',
    row: 'faq',
    sentence: 'Numbers have two places, in the digits of the page’s language.',
  },
  {
    id: 'faq/address',
    row: 'faq',
    sentence: 'An address that names a question opens it and focuses its button.',
  },
  {
    id: 'select/name',
    row: 'select',
    sentence: 'It is named by its label alone, and its choice is its value.',
  },
  {
    id: 'select/states',
    row: 'select',
    sentence: 'Required and invalid are states of it, before and after the script.',
  },
  { id: 'select/says-list', row: 'select', sentence: 'A closed select says that it opens a list.' },
  {
    id: 'select/placeholder',
    row: 'select',
    sentence: 'The placeholder is no choice of the list.',
  },
  {
    id: 'select/opening-keys',
    row: 'select',
    sentence: 'Enter, Space, Down and Up open the list and go into it.',
  },
  {
    id: 'select/escape',
    row: 'select',
    sentence: 'Escape closes the list without choosing and goes back.',
  },
  {
    id: 'select/choosing-keys',
    row: 'select',
    sentence: 'Enter and Space take the choice and go back.',
  },
  {
    id: 'select/moving-keys',
    row: 'select',
    sentence: 'Up, Down, Home and End move through the open list.',
  },
  {
    id: 'select/type-ahead',
    row: 'select',
    sentence: 'Letters go to the choice that begins with them.',
  },
  {
    id: 'select/type-ahead-closed',
    row: 'select',
    sentence: 'Letters choose while the list is closed.',
  },
  {
    id: 'select/arrows-closed',
    row: 'select',
    sentence: 'Right and Left choose while the list is closed.',
  },
  {
    id: 'select/chosen-marked',
    row: 'select',
    sentence: 'The open list marks the choice and begins there.',
  },
  { id: 'select/click-beside', row: 'select', sentence: 'A click beside the open list closes it.' },
  { id: 'select/label', row: 'select', sentence: 'A click on the label goes to the select.' },
  { id: 'select/error', row: 'select', sentence: 'The mistake is read with the select.' },
  { id: 'select/fragment', row: 'select', sentence: 'The error summary finds the select.' },
  {
    id: 'select/native-first',
    row: 'select',
    sentence: 'Before and without JavaScript it is the browser’s own select.',
  },
  {
    id: 'select/same-choice',
    row: 'select',
    sentence: 'The select that takes over shows what was chosen before.',
  },
  {
    id: 'select/not-while-in-use',
    row: 'select',
    sentence: 'A select in use is not replaced before it is left.',
  },
  {
    id: 'select/choice-carried',
    row: 'select',
    sentence: 'What was chosen in a select in use is kept when it is left.',
  },
  {
    id: 'select/arrows-mirrored',
    row: 'select',
    sentence: 'Right to left, Left and Right choose as in the browser’s own select.',
  },
  {
    id: 'contact/group',
    row: 'contact',
    sentence:
      'The ways to be contacted are a group that its label names, with the word that it is required.',
  },
  {
    id: 'contact/order',
    row: 'contact',
    sentence: 'Email and phone come first, then the word "or", then either.',
  },
  {
    id: 'contact/rule',
    row: 'contact',
    sentence: 'What either does to the others is told before anything is ticked.',
  },
  {
    id: 'contact/exclusive',
    row: 'contact',
    sentence: 'Either unticks the others, and any other unticks either.',
  },
  { id: 'contact/focus', row: 'contact', sentence: 'The box that was chosen keeps the focus.' },
  {
    id: 'contact/announce',
    row: 'contact',
    sentence: 'The region that tells what was cleared is there and silent from the start.',
  },
  {
    id: 'contact/announce-again',
    row: 'contact',
    sentence: 'What was cleared is told again when it happens again.',
  },
  {
    id: 'contact/keys',
    row: 'contact',
    sentence: 'Space ticks and unticks a box, Tab goes to the next.',
  },
  {
    id: 'contact/error',
    row: 'contact',
    sentence: 'The mistake is read with the group, once; its boxes are marked as wrong.',
  },
  { id: 'contact/posted', row: 'contact', sentence: 'Every ticked box is sent.' },
  {
    id: 'nav-service/narrows-focus',
    row: 'nav-service',
    sentence: "In a window that narrows past it the menu's button takes the focus.",
  },
  {
    id: 'nav-service/closed-first',
    row: 'nav-service',
    sentence: 'At first only the button of the services is there.',
  },
  {
    id: 'nav-service/click',
    row: 'nav-service',
    sentence: 'A click opens the services, the next one closes them.',
  },
  {
    id: 'nav-service/keys',
    row: 'nav-service',
    sentence:
      'Enter and Space open the services and close them again, with the focus on the button.',
  },
  { id: 'nav-service/no-hover', row: 'nav-service', sentence: 'The pointer alone opens nothing.' },
  {
    id: 'nav-service/controls',
    row: 'nav-service',
    sentence: 'The button says what it controls, and whether that is open.',
  },
  {
    id: 'nav-service/links',
    row: 'nav-service',
    sentence: 'The services are links in lists, not the menu of an application.',
  },
  {
    id: 'nav-service/families',
    row: 'nav-service',
    sentence: 'Each family is a list with its name.',
  },
  {
    id: 'nav-service/current',
    row: 'nav-service',
    sentence: 'The page being read is marked among the services.',
  },
  {
    id: 'nav-service/button-marked',
    row: 'nav-service',
    sentence: 'The button is marked on the pages of the services.',
  },
  {
    id: 'nav-service/tab',
    row: 'nav-service',
    sentence: 'Tab goes from the button through the links and back.',
  },
  {
    id: 'nav-service/escape',
    row: 'nav-service',
    sentence: 'Escape closes the services wherever the focus is, and goes back to the button.',
  },
  {
    id: 'nav-service/escape-elsewhere',
    row: 'nav-service',
    sentence: 'Escape leaves the focus alone while the services are closed.',
  },
  {
    id: 'nav-service/leave',
    row: 'nav-service',
    sentence: 'Leaving the services with Tab closes them, on both sides.',
  },
  {
    id: 'nav-service/click-beside',
    row: 'nav-service',
    sentence: 'A click beside the services closes them.',
  },
  {
    id: 'nav-service/choose',
    row: 'nav-service',
    sentence: 'Following a link closes the services.',
  },
  {
    id: 'nav-service/scrolls',
    row: 'nav-service',
    sentence: 'No service is out of reach in a low window.',
  },
  {
    id: 'nav-service/without-script',
    row: 'nav-service',
    sentence: 'Without JavaScript the page of all services is a link.',
  },
  {
    id: 'nav-service/fallback',
    row: 'nav-service',
    sentence: 'When the script is lost the link to all services is back.',
  },
  {
    id: 'menu-mobile/expanded',
    row: 'menu-mobile',
    sentence: 'The button says whether the menu is open.',
  },
  {
    id: 'menu-mobile/dialog',
    row: 'menu-mobile',
    sentence: 'The open menu is a dialog with a name.',
  },
  { id: 'menu-mobile/named', row: 'menu-mobile', sentence: 'What it holds is a named navigation.' },
  {
    id: 'menu-mobile/links',
    row: 'menu-mobile',
    sentence: 'Its pages are links in lists, not the menu of an application.',
  },
  {
    id: 'menu-mobile/absent-when-closed',
    row: 'menu-mobile',
    sentence: 'A closed menu is not in the page.',
  },
  {
    id: 'menu-mobile/inline-end',
    row: 'menu-mobile',
    sentence: 'The menu comes from where lines end.',
  },
  {
    id: 'menu-mobile/focus',
    row: 'menu-mobile',
    sentence: 'The open menu takes the focus to its close button.',
  },
  {
    id: 'menu-mobile/tab',
    row: 'menu-mobile',
    sentence: 'Tab goes round in the menu, in both directions.',
  },
  {
    id: 'menu-mobile/ways-out',
    row: 'menu-mobile',
    sentence: 'Escape, the button and a click beside it close the menu.',
  },
  {
    id: 'menu-mobile/focus-back',
    row: 'menu-mobile',
    sentence: 'Closing the menu gives the focus back to its button.',
  },
  {
    id: 'menu-mobile/background',
    row: 'menu-mobile',
    sentence: 'While the menu is open nothing behind it can be reached.',
  },
  {
    id: 'menu-mobile/background-back',
    row: 'menu-mobile',
    sentence: 'Once it is closed everything can be reached again.',
  },
  {
    id: 'menu-mobile/scroll-locked',
    row: 'menu-mobile',
    sentence: 'The page behind the open menu does not scroll.',
  },
  {
    id: 'menu-mobile/zoom',
    row: 'menu-mobile',
    sentence: 'At 400 % zoom everything in the menu can be reached and seen.',
  },
  {
    id: 'menu-mobile/unfold',
    row: 'menu-mobile',
    sentence: 'The services unfold family by family, each under what controls it.',
  },
  {
    id: 'menu-mobile/current',
    row: 'menu-mobile',
    sentence: 'The page being read is marked in the menu.',
  },
  {
    id: 'menu-mobile/choose',
    row: 'menu-mobile',
    sentence: 'A link of the menu leads on, with the menu closed.',
  },
  {
    id: 'menu-mobile/grows',
    row: 'menu-mobile',
    sentence: 'A window that grows to where the navigation stands by itself closes the menu.',
  },
  {
    id: 'menu-mobile/grows-focus',
    row: 'menu-mobile',
    sentence: 'Growing past it leaves the focus in the navigation.',
  },
  {
    id: 'menu-mobile/without-script',
    row: 'menu-mobile',
    sentence: 'Without JavaScript the pages of the menu are plain links.',
  },
  {
    id: 'menu-mobile/fallback',
    row: 'menu-mobile',
    sentence: 'When the script is lost the navigation is back in place of the menu.',
  },
  {
    id: 'menu-mobile/swipe',
    row: 'menu-mobile',
    sentence: 'Nothing has to be swiped to close the menu.',
    doesNotApply: 'No swipe does anything here: the close button is always in sight.',
  },
  {
    id: 'sidebar-right/narrows-focus',
    row: 'sidebar-right',
    sentence: "Closed in a window that has lost its button, it leaves the focus on the menu's.",
  },
  {
    id: 'sidebar-right/expanded',
    row: 'sidebar-right',
    sentence: 'The button says whether the panel is open.',
  },
  {
    id: 'sidebar-right/dialog',
    row: 'sidebar-right',
    sentence: 'The open panel is a dialog with a name.',
  },
  {
    id: 'sidebar-right/absent-when-closed',
    row: 'sidebar-right',
    sentence: 'A closed panel is not in the page.',
  },
  {
    id: 'sidebar-right/inline-end',
    row: 'sidebar-right',
    sentence: 'The panel comes from where lines end.',
  },
  {
    id: 'sidebar-right/focus',
    row: 'sidebar-right',
    sentence: 'The open panel takes the focus to its close button.',
  },
  {
    id: 'sidebar-right/tab',
    row: 'sidebar-right',
    sentence: 'Tab goes round in the panel, in both directions.',
  },
  {
    id: 'sidebar-right/ways-out',
    row: 'sidebar-right',
    sentence: 'Escape, the button and a click beside it close the panel.',
  },
  {
    id: 'sidebar-right/focus-back',
    row: 'sidebar-right',
    sentence: 'Closing the panel gives the focus back to its button.',
  },
  {
    id: 'sidebar-right/from-menu',
    row: 'sidebar-right',
    sentence: 'A panel opened from the menu leads back to the menu.',
  },
  {
    id: 'sidebar-right/background',
    row: 'sidebar-right',
    sentence: 'While the panel is open nothing behind it can be reached.',
  },
  {
    id: 'sidebar-right/background-back',
    row: 'sidebar-right',
    sentence: 'Once it is closed everything can be reached again.',
  },
  {
    id: 'sidebar-right/scroll-locked',
    row: 'sidebar-right',
    sentence: 'The page behind the open panel does not scroll.',
  },
  {
    id: 'sidebar-right/zoom',
    row: 'sidebar-right',
    sentence: 'At 400 % zoom every link of the panel can be seen.',
  },
  {
    id: 'sidebar-right/link-closes',
    row: 'sidebar-right',
    sentence: 'A link to a place on the page closes the panel and goes there.',
  },
  {
    id: 'sidebar-right/without-script',
    row: 'sidebar-right',
    sentence: 'Without JavaScript no button promises a panel, and phone and email are in the page.',
  },
  { id: 'carousel/quiet', row: 'carousel', sentence: 'Nothing moves by itself.' },
  {
    id: 'carousel/name',
    row: 'carousel',
    sentence: 'The part has the name of its heading and says what it is.',
  },
  { id: 'carousel/order', row: 'carousel', sentence: 'The buttons come before the slides.' },
  { id: 'carousel/slide', row: 'carousel', sentence: 'Each slide has the name of its heading.' },
  {
    id: 'carousel/per-view',
    row: 'carousel',
    sentence: 'As many slides are in view as the width has room for.',
  },
  { id: 'carousel/inert', row: 'carousel', sentence: 'Slides out of view cannot be reached.' },
  {
    id: 'carousel/partly',
    row: 'carousel',
    sentence: 'A slide that is partly in view can be reached.',
  },
  {
    id: 'carousel/focus',
    row: 'carousel',
    sentence:
      'A slide that takes the focus comes wholly into view and keeps the focus until it is left.',
  },
  {
    id: 'carousel/press',
    row: 'carousel',
    sentence: 'The buttons lead through all slides and back, and every press counts.',
  },
  {
    id: 'carousel/end',
    row: 'carousel',
    sentence: 'At an end the button says so and keeps the focus.',
  },
  {
    id: 'carousel/end-said',
    row: 'carousel',
    sentence: 'A press at an end is answered: what is in view is said again.',
  },
  {
    id: 'carousel/status',
    row: 'carousel',
    sentence: 'What is in view is said after a press, and only then.',
  },
  {
    id: 'carousel/keys',
    row: 'carousel',
    sentence: 'The list of slides can be focused and scrolled by arrow keys.',
  },
  {
    id: 'carousel/rtl',
    row: 'carousel',
    sentence: 'Read from right to left the next slides come from the left.',
  },
  {
    id: 'carousel/resize',
    row: 'carousel',
    sentence: 'The first slide in view stays when another number fits.',
  },
  {
    id: 'carousel/reduced',
    row: 'carousel',
    sentence: 'Where less motion is wished for the slides are there at once.',
  },
  { id: 'carousel/narrow', row: 'carousel', sentence: 'At 320 px only the list scrolls sideways.' },
  {
    id: 'carousel/plain',
    row: 'carousel',
    sentence: 'Without JavaScript all slides are in reach and no button promises anything.',
  },
  {
    id: 'toc/links',
    row: 'toc',
    sentence: 'The places of the page are links in a navigation named by its heading.',
  },
  {
    id: 'toc/one',
    row: 'toc',
    sentence: 'At the top of the page the first place is the current one.',
  },
  { id: 'toc/scroll', row: 'toc', sentence: 'Exactly one place is current, the one being read.' },
  {
    id: 'toc/more-than-colour',
    row: 'toc',
    sentence: 'The current place is told by more than colour.',
  },
  { id: 'toc/quiet', row: 'toc', sentence: 'Scrolling changes neither the address nor the focus.' },
  {
    id: 'toc/hash',
    row: 'toc',
    sentence: 'Who comes to a place by address or history finds it marked.',
  },
  {
    id: 'toc/choose',
    row: 'toc',
    sentence: 'A chosen place stays marked until the reader scrolls on.',
  },
  { id: 'toc/jump', row: 'toc', sentence: 'A link brings its heading into view, with the focus.' },
  {
    id: 'toc/focus',
    row: 'toc',
    sentence: 'Headings can take the focus of a jump, but are no stops of Tab.',
  },
  { id: 'toc/dropdown', row: 'toc', sentence: 'In a small window a dropdown opens by key.' },
  { id: 'toc/close', row: 'toc', sentence: 'Choosing a place closes the dropdown.' },
  {
    id: 'toc/plain',
    row: 'toc',
    sentence: 'Without JavaScript the links lead on, and no place claims to be the current one.',
  },
  {
    id: 'dialog/absent-when-closed',
    row: 'dialog',
    sentence: 'A closed dialog is not in the page.',
  },
  {
    id: 'dialog/focus',
    row: 'dialog',
    sentence: 'An open dialog takes the focus, so that its name and message are read.',
  },
  {
    id: 'dialog/background',
    row: 'dialog',
    sentence: 'While it is open nothing behind it can be reached.',
  },
  {
    id: 'dialog/tab',
    row: 'dialog',
    sentence: 'Tab goes round in the dialog, in both directions.',
  },
  {
    id: 'dialog/keyboard',
    row: 'dialog',
    sentence:
      'In a browser the keyboard stays in the dialog, and scripts cannot focus what is behind.',
  },
  {
    id: 'dialog/ways-out',
    row: 'dialog',
    sentence: 'Escape, the button and a click beside it close the dialog.',
  },
  {
    id: 'dialog/focus-back',
    row: 'dialog',
    sentence: 'Closing gives the focus back to what opened the dialog.',
  },
  {
    id: 'dialog/click-inside',
    row: 'dialog',
    sentence: 'A click on the message leaves the dialog open.',
  },
  {
    id: 'dialog/line-left',
    row: 'dialog',
    sentence: 'The page keeps a line that says what the dialog said.',
  },
  {
    id: 'dialog/said-once',
    row: 'dialog',
    sentence:
      'The thanks are not announced while the dialog says them, and once when it has closed.',
  },
  { id: 'dialog/stays', row: 'dialog', sentence: 'The dialog never closes by itself.' },
  {
    id: 'dialog/zoom',
    row: 'dialog',
    sentence: 'At 400 % zoom heading, message and button can all be brought into view.',
  },
  {
    id: 'alert/region-first',
    row: 'alert',
    sentence: 'The region that will speak is there and empty before anything happens.',
  },
  {
    id: 'alert/emptied',
    row: 'alert',
    sentence: 'A message that is over leaves its region empty.',
  },
  {
    id: 'alert/more-than-colour',
    row: 'alert',
    sentence: 'Good, bad and warning differ by icon, not only by colour.',
  },
  {
    id: 'alert/data-kept',
    row: 'alert',
    sentence: 'After a failure everything typed is still there.',
  },
  {
    id: 'alert/focus-kept',
    row: 'alert',
    sentence: 'After a failure the focus is still on the button.',
  },
  { id: 'alert/said-once', row: 'alert', sentence: 'A failure is announced once.' },
  {
    id: 'alert/again',
    row: 'alert',
    sentence: 'The same failure is announced again when it happens again.',
  },
  { id: 'alert/way-out', row: 'alert', sentence: 'A failure offers another way to reach us.' },
  {
    id: 'alert/stays',
    row: 'alert',
    sentence: 'The message of a failure does not go away by itself.',
  },
  {
    id: 'alert/silent-retry',
    row: 'alert',
    sentence: 'A lost connection is tried once more before anything is said.',
  },
  {
    id: 'alert/region-on-every-page',
    row: 'alert',
    sentence: 'On every page the regions that will speak are there and silent.',
  },
  { id: 'cursor/script', row: 'cursor', sentence: 'There is no ring before the mouse moves.' },
  { id: 'cursor/follow', row: 'cursor', sentence: 'The ring lies round the pointer, which stays.' },
  {
    id: 'cursor/decorative',
    row: 'cursor',
    sentence: 'Assistive technology is told nothing of the ring.',
  },
  {
    id: 'cursor/system',
    row: 'cursor',
    sentence:
      'There is no ring with less motion, more contrast, own colours or without a fine pointer.',
  },
  { id: 'cursor/motion', row: 'cursor', sentence: 'A pause takes the ring away at once.' },
  { id: 'cursor/mouse', row: 'cursor', sentence: 'A finger or a pen draws no ring.' },
  { id: 'cursor/keyboard', row: 'cursor', sentence: 'The ring goes when somebody types.' },
  { id: 'cursor/leave', row: 'cursor', sentence: 'The ring goes when the mouse leaves the page.' },
  { id: 'cursor/idle', row: 'cursor', sentence: 'Nothing runs while the mouse rests.' },
  {
    id: 'stars/words-once',
    row: 'stars',
    sentence: 'A rating is read once, in words; the drawn stars are not.',
  },
  {
    id: 'stars/words',
    row: 'stars',
    sentence: 'The words of a rating are those of the page’s language.',
  },
  {
    id: 'stars/colour',
    row: 'stars',
    sentence: 'In the visitor’s own colours stars look like the text beside them.',
  },
  {
    id: 'hash/smooth-if-wanted',
    row: 'hash',
    sentence: 'Jumps are smooth only where motion is welcome.',
  },
  {
    id: 'hash/below-header',
    row: 'hash',
    sentence: 'What an address leads to is not under the header.',
  },
  { id: 'hash/next-stop', row: 'hash', sentence: 'After a jump Tab goes on from its end.' },
  { id: 'hash/back', row: 'hash', sentence: 'Back from a jump leads to where it began.' },
  { id: 'hash/closed-answer', row: 'hash', sentence: 'An address of a closed answer opens it.' },
  {
    id: 'hash/own-scrolling',
    row: 'hash',
    sentence: 'Wheel and finger scroll the page as the browser does.',
  },
  {
    id: 'hash/focus',
    row: 'hash',
    sentence: 'The end of a jump has the focus, with no further scroll.',
  },
  {
    id: 'hash/back-focus',
    row: 'hash',
    sentence: 'Back from a jump gives the focus back to the link that was followed.',
  },
  {
    id: 'hash/forward-focus',
    row: 'hash',
    sentence: 'Forward gives the focus to the end of the jump again.',
  },
  {
    id: 'hash/late-content',
    row: 'hash',
    sentence: 'A jump waits for content that comes late.',
    doesNotApply: 'Nothing comes late: a page is whole when it arrives.',
  },
  {
    id: 'forms/no-early-error',
    row: 'forms',
    sentence: 'A field that is left untouched is no mistake yet.',
  },
  { id: 'forms/all-at-once', row: 'forms', sentence: 'Sending names all mistakes at once.' },
  {
    id: 'forms/summary-focus',
    row: 'forms',
    sentence: 'The summary of the mistakes takes the focus.',
  },
  {
    id: 'forms/summary-links',
    row: 'forms',
    sentence: 'The summary has a heading and a link for each mistake, in the order of the form.',
  },
  {
    id: 'forms/summary-not-live',
    row: 'forms',
    sentence: 'The summary is read by its focus and not announced too.',
  },
  {
    id: 'forms/summary-enter',
    row: 'forms',
    sentence: 'A link of the summary leads into the field, by keyboard too.',
  },
  {
    id: 'forms/label-in-view',
    row: 'forms',
    sentence: 'A link of the summary brings the field’s label into view with it.',
  },
  {
    id: 'forms/summary-address',
    row: 'forms',
    sentence: 'A link of the summary leaves the address as it is.',
  },
  {
    id: 'forms/title',
    row: 'forms',
    sentence: 'The page’s title says that there is a mistake, and stops when there is none.',
  },
  {
    id: 'forms/focus-per-submit',
    row: 'forms',
    sentence: 'Each attempt with a mistake moves the focus once.',
  },
  {
    id: 'forms/error-tied',
    row: 'forms',
    sentence: 'The mistake is read with its field, which is marked as wrong.',
  },
  {
    id: 'forms/error-prefix',
    row: 'forms',
    sentence: 'A mistake is called one in words, and seen by an icon.',
  },
  {
    id: 'forms/hint-and-error',
    row: 'forms',
    sentence: 'Hint and mistake are both read with the field.',
  },
  {
    id: 'forms/not-invalid',
    row: 'forms',
    sentence: 'A field without a mistake is not called wrong.',
  },
  { id: 'forms/mended', row: 'forms', sentence: 'A mended field is no longer called wrong.' },
  {
    id: 'forms/how-to-mend',
    row: 'forms',
    sentence: 'Each kind of mistake has a message of its own that says how to mend it.',
  },
  {
    id: 'forms/one-mistake',
    row: 'forms',
    sentence: 'A form with one field focuses it, which reads the mistake once.',
  },
  {
    id: 'forms/read-where-focus-is',
    row: 'forms',
    sentence: 'Where the focus is in that field already, the mistake is announced.',
  },
  {
    id: 'forms/focus-stays',
    row: 'forms',
    sentence: 'A field and a button that are disabled while sending keep the focus.',
  },
  {
    id: 'forms/named',
    row: 'forms',
    sentence: 'Every form is named by a heading of its page, each by another.',
  },
  {
    id: 'forms/chosen-mended',
    row: 'forms',
    sentence: 'What has been chosen is no longer asked for.',
  },
  {
    id: 'forms/direction',
    row: 'forms',
    sentence: 'Addresses and numbers are typed from left to right on every page.',
  },
  {
    id: 'forms/same-mistake-again',
    row: 'forms',
    sentence: 'The same mistake made again is announced again.',
  },
  {
    id: 'forms/not-pulled-back',
    row: 'forms',
    sentence: 'Who has gone on reading is not pulled back by the answer.',
  },
  { id: 'forms/one-label', row: 'forms', sentence: 'Every field has one label.' },
  {
    id: 'forms/required-spoken',
    row: 'forms',
    sentence:
      'That a field is required is said once: by its state, or in words where it has none; its asterisk is not read.',
  },
  {
    id: 'forms/required-on-every-page',
    row: 'forms',
    sentence: 'Every field of every page says once that it is required.',
  },
  {
    id: 'forms/asterisk-seen',
    row: 'forms',
    sentence: 'The asterisk of a required field can be seen.',
  },
  {
    id: 'forms/asterisk-explained',
    row: 'forms',
    sentence: 'What the asterisk means is said before the first field.',
  },
  {
    id: 'forms/tokens',
    row: 'forms',
    sentence: 'The browser knows what each field asks about the visitor.',
  },
  {
    id: 'forms/never-disabled',
    row: 'forms',
    sentence: 'No form has a button that does nothing to begin with.',
  },
  {
    id: 'forms/busy-not-disabled',
    row: 'forms',
    sentence: 'While sending the button can be reached and says that it is busy.',
  },
  { id: 'forms/sent-once', row: 'forms', sentence: 'Two activations send one request.' },
  {
    id: 'forms/sending-said-once',
    row: 'forms',
    sentence: 'That a request is on its way is said once.',
  },
  {
    id: 'forms/draft',
    row: 'forms',
    sentence: 'What is typed survives a reload and a change of page.',
  },
  {
    id: 'forms/keyboard',
    row: 'forms',
    sentence: 'The form can be filled in, walked back through and sent by keyboard alone.',
  },
  {
    id: 'forms/without-script',
    row: 'forms',
    sentence: 'The form is sent and thanked for without JavaScript.',
  },
  {
    id: 'forms/refused-without-script',
    row: 'forms',
    sentence: 'Without JavaScript a refused form keeps what was typed and names the mistakes.',
  },
  {
    id: 'navigation/skip-first',
    row: 'navigation',
    sentence: 'The first stop of every page skips to its content.',
  },
  {
    id: 'navigation/skip',
    row: 'navigation',
    sentence: 'The skip link is seen when it has the focus, and Tab goes on from the content.',
  },
  {
    id: 'navigation/titles',
    row: 'navigation',
    sentence: 'No two pages of a language share a title.',
  },
  { id: 'navigation/one-heading', row: 'navigation', sentence: 'Every page has one main heading.' },
  {
    id: 'navigation/heading-levels',
    row: 'navigation',
    sentence: 'Headings go down one level at a time.',
  },
  {
    id: 'navigation/landmark-names',
    row: 'navigation',
    sentence: 'Landmarks of the same kind have names of their own.',
  },
  {
    id: 'navigation/no-dead-links',
    row: 'navigation',
    sentence: 'Every link within the site leads somewhere.',
  },
  {
    id: 'navigation/current',
    row: 'navigation',
    sentence: 'The page being read is the only current one.',
  },
  {
    id: 'navigation/documents',
    row: 'navigation',
    sentence: 'A link is a visit to another document, so that the browser tells of it.',
  },
  {
    id: 'navigation/transition',
    row: 'navigation',
    sentence: 'Pages blend into each other only where motion is welcome.',
  },
  {
    id: 'navigation/back',
    row: 'navigation',
    sentence: 'Back leads to the same address and the same place on the page.',
  },
  {
    id: 'hydration/reads-without-script',
    row: 'hydration',
    sentence: 'Every page reads without JavaScript.',
  },
  {
    id: 'hydration/click-once',
    row: 'hydration',
    sentence: 'A click that comes too early counts once.',
  },
  {
    id: 'hydration/key-once',
    row: 'hydration',
    sentence: 'A key that comes too early counts once, and the focus stays.',
  },
  {
    id: 'hydration/touch-once',
    row: 'hydration',
    sentence: 'A tap that comes too early counts once.',
  },
  {
    id: 'hydration/press-across',
    row: 'hydration',
    sentence: 'A press that begins too early and ends later counts once.',
  },
  {
    id: 'hydration/text',
    row: 'hydration',
    sentence: 'Typed text stays when a part comes alive, with focus and caret.',
  },
  { id: 'hydration/choice', row: 'hydration', sentence: 'A choice stays when a part comes alive.' },
  {
    id: 'hydration/submit',
    row: 'hydration',
    sentence: 'A form sent too early is checked as soon as it is alive.',
  },
  {
    id: 'hydration/links',
    row: 'hydration',
    sentence: 'Links within a part work before it is alive.',
  },
  {
    id: 'hydration/no-shift',
    row: 'hydration',
    sentence: 'A part that comes alive takes the room it had before.',
  },
  {
    id: 'hydration/refused-values',
    row: 'hydration',
    sentence: 'A part that comes alive keeps the values and mistakes the server sent.',
  },
  {
    id: 'hydration/fallback',
    row: 'hydration',
    sentence: 'A part whose script is lost shows all it has.',
  },
  {
    id: 'hydration/retry',
    row: 'hydration',
    sentence: 'The next activation tries to load a lost script once more.',
  },
  {
    id: 'hydration/native-post',
    row: 'hydration',
    sentence: 'A form whose script is lost is sent by the browser.',
  },
  {
    id: 'hydration/no-idle-button',
    row: 'hydration',
    sentence: 'Without JavaScript nothing is a button that does nothing.',
  },
  {
    id: 'hydration/dropped',
    row: 'hydration',
    sentence: 'What was pressed does not open over somebody who has gone elsewhere meanwhile.',
  },
  {
    id: 'hydration/waiting-told',
    row: 'hydration',
    sentence: 'A wait of more than a second is told, to eye and ear.',
  },
  {
    id: 'hydration/lost-told',
    row: 'hydration',
    sentence: 'A press that no script can answer is told, until the focus moves.',
  },
  {
    id: 'hydration/restored',
    row: 'hydration',
    sentence:
      'What was typed, before a part was live or after, comes back with Back and stays when the part comes alive.',
  },
  {
    id: 'language/page',
    row: 'language',
    sentence: 'Every page says its language and writing direction.',
  },
  {
    id: 'language/direction',
    row: 'language',
    sentence: 'Languages that are written from the right are known as such.',
  },
  {
    id: 'language/own-names',
    row: 'language',
    sentence: 'The picker calls each language by its own name, and each link says its language.',
  },
  {
    id: 'language/picker',
    row: 'language',
    sentence: 'The picker leads to the same page and marks the language being read.',
  },
  {
    id: 'language/hash-kept',
    row: 'language',
    sentence: 'The picker keeps the place on the page.',
  },
  {
    id: 'language/links',
    row: 'language',
    sentence: 'A link to a page in another language says which.',
  },
  {
    id: 'language/parts',
    row: 'language',
    sentence: 'Words in the script of another language say which language they are.',
  },
  {
    id: 'language/library-words',
    row: 'language',
    sentence:
      'The words that React Aria speaks are those of our locale files, or of the source language.',
  },
  {
    id: 'language/offered',
    row: 'language',
    sentence: 'Who reads another language better is offered the page in it, in its words.',
  },
  {
    id: 'language/offer-calm',
    row: 'language',
    sentence:
      'An offer moves nothing, takes no focus, is not announced and leads nowhere by itself.',
  },
  {
    id: 'language/offer-declined',
    row: 'language',
    sentence: 'Who declines an offer is not asked again about that language.',
  },
  {
    id: 'side-menu/named',
    row: 'side-menu',
    sentence: 'The menu has the name of what its pages have in common.',
  },
  {
    id: 'side-menu/current',
    row: 'side-menu',
    sentence: 'One page is the current one, and the dropdown bears its name.',
  },
  {
    id: 'side-menu/dropdown',
    row: 'side-menu',
    sentence:
      'In a small window a dropdown bears the name of the current page and closes on choosing.',
  },
  {
    id: 'side-menu/toggles',
    row: 'side-menu',
    sentence: 'Enter and Space open the dropdown and close it again.',
  },
  {
    id: 'side-menu/wide',
    row: 'side-menu',
    sentence: 'In a wide window all pages stand beside the text and stay in view.',
  },
  {
    id: 'contact-card/heading',
    row: 'contact-card',
    sentence: 'The card is a part of the page named by its heading.',
  },
  {
    id: 'contact-card/ways',
    row: 'contact-card',
    sentence: 'Phone and email are links and read left to right in every language.',
  },
  {
    id: 'contact-card/width',
    row: 'contact-card',
    sentence: 'The card is left out where it has no room beside the text.',
  },
  {
    id: 'general/focus-ring',
    row: 'general',
    sentence: 'The focus shows all around, and differs by 3:1 from before, in both themes.',
  },
  {
    id: 'general/forced-focus',
    row: 'general',
    sentence: 'The focus shows in the visitor’s own colours.',
  },
  {
    id: 'general/focus-not-hidden',
    row: 'general',
    sentence: 'What has the focus is in the window and not under the header, in both directions.',
  },
  {
    id: 'general/target-size',
    row: 'general',
    sentence: 'What is to be hit is 24 px wide and high, or as far from the next as SC 2.5.8 asks.',
  },
  {
    id: 'general/reflow',
    row: 'general',
    sentence: 'At 320 px nothing is lost and nothing scrolls sideways.',
  },
  {
    id: 'general/zoom-200',
    row: 'general',
    sentence: 'Browser zoom of at most 300 % makes every text twice as large, from every window.',
  },
  {
    id: 'general/text-grows',
    row: 'general',
    sentence: 'Every text grows with the text size of the browser.',
  },
  {
    id: 'general/states-contrast',
    row: 'general',
    sentence: 'Text keeps its contrast while it is pointed at, pressed or focused.',
  },
  {
    id: 'general/seen-order',
    row: 'general',
    sentence: 'What can have the focus is seen in the order in which it gets it.',
  },
  { id: 'general/text-200', row: 'general', sentence: 'With text at 200 % nothing is lost.' },
  {
    id: 'general/text-spacing',
    row: 'general',
    sentence: 'With wider text spacing nothing is lost.',
  },
  {
    id: 'general/header-lets-go',
    row: 'general',
    sentence: 'At 400 % zoom nothing that sticks takes the page’s room.',
  },
  {
    id: 'general/forced-colors',
    row: 'general',
    sentence: 'In the visitor’s own colours buttons and fields keep an edge and text can be read.',
  },
  {
    id: 'general/contrast',
    row: 'general',
    sentence: 'Text and edges stand out from their ground in both themes.',
  },
  { id: 'general/zoom', row: 'general', sentence: 'No page keeps visitors from zooming.' },
  {
    id: 'general/reduced-motion',
    row: 'general',
    sentence: 'Where less motion is wished for nothing is animated on any page.',
  },
  {
    id: 'general/wish-at-once',
    row: 'general',
    sentence: 'A wish for less motion counts at once.',
  },
  {
    id: 'general/pause-stops-all',
    row: 'general',
    sentence: 'One button stops everything that moves.',
  },
  {
    id: 'general/pause-says',
    row: 'general',
    sentence: 'The pause button says whether motion is paused.',
  },
  {
    id: 'general/pause-keyboard',
    row: 'general',
    sentence: 'The pause button works by Space and Enter, and its name stays.',
  },
  {
    id: 'general/pause-if-any',
    row: 'general',
    sentence: 'Who asked for less motion meets no pause button: nothing moves.',
  },
  { id: 'general/pause-remembered', row: 'general', sentence: 'The next page remembers a pause.' },
  {
    id: 'general/pause-without-storage',
    row: 'general',
    sentence: 'Without storage the pause button works for the page.',
  },
  {
    id: 'general/no-script-no-motion',
    row: 'general',
    sentence: 'Without JavaScript nothing moves.',
  },
  {
    id: 'general/real-controls',
    row: 'general',
    sentence: 'What can be activated is a real button, link or field.',
  },
  {
    id: 'general/names',
    row: 'general',
    sentence: 'Every link, button and group of links has a name.',
  },
  { id: 'general/pictures', row: 'general', sentence: 'Every picture has a name or is not read.' },
  { id: 'general/new-tab', row: 'general', sentence: 'A link to a new tab says so.' },
  {
    id: 'general/words-from-locales',
    row: 'general',
    sentence: 'Whatever is read or heard comes from the locales.',
  },
  {
    id: 'general/focus-ring-whole',
    row: 'general',
    sentence:
      'Nothing cuts off the ring round what has the focus: neither window, header nor panel.',
  },
  {
    id: 'general/no-inline-style',
    row: 'general',
    sentence: 'No page needs a style or script that the policy refuses.',
  },
  {
    id: 'general/no-injected-style',
    row: 'general',
    sentence: 'No part brings a style element of its own.',
  },
  {
    id: 'general/references',
    row: 'general',
    sentence: 'Whatever names another element names one that is there.',
  },
  {
    id: 'general/two-ways',
    row: 'general',
    sentence: 'Every page can be reached in two ways or more (WCAG 2.4.5).',
  },
];
