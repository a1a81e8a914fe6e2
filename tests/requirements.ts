/** One thing the site promises a visitor, proven by the tests that carry its id in their title. */
export type Demand = {
  /** The row, a slash, and what the demand is about. */
  id: string;
  row: Row;
  demand: string;
  /** Why this site cannot break it; then no test exists. */
  doesNotApply?: string;
};

/** What the demands are about: the parts of the site, then all of it as `general`. */
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

/** Every demand, row by row. */
export const demands: readonly Demand[] = [
  {
    id: 'banner/one-sentence',
    row: 'banner',
    demand: 'The main heading is read as one whole sentence that never changes.',
  },
  {
    id: 'banner/phrases-once',
    row: 'banner',
    demand: 'Every phrase of the changing word is in the page for the eye, once.',
  },
  {
    id: 'banner/never-announced',
    row: 'banner',
    demand: 'The changing word is in no region that speaks.',
  },
  {
    id: 'banner/pause-first',
    row: 'banner',
    demand: 'Who goes through the page by keyboard meets the pause button before the moving word.',
  },
  {
    id: 'banner/no-shift',
    row: 'banner',
    demand: 'The widest phrase holds the place for all of them: nothing around it moves.',
  },
  {
    id: 'banner/fade',
    row: 'banner',
    demand: 'One phrase fades into the next; nothing else about it changes.',
  },
  {
    id: 'banner/fits-320',
    row: 'banner',
    demand: 'At 320 px every phrase is whole and inside the window.',
  },
  {
    id: 'banner/paused',
    row: 'banner',
    demand: 'A pause shows the first phrase whole, not a picture frozen midway.',
  },
  {
    id: 'banner/reduced',
    row: 'banner',
    demand: 'Where less motion is wished for the first phrase stands still from the start.',
  },
  {
    id: 'banner/without-script',
    row: 'banner',
    demand: 'Without JavaScript the first phrase stands still.',
  },
  { id: 'marquee/one-list', row: 'marquee', demand: 'The labels are one list under a heading.' },
  {
    id: 'marquee/copy-out-of-reach',
    row: 'marquee',
    demand: 'The copy that closes the loop can be neither read nor focused.',
  },
  { id: 'marquee/not-live', row: 'marquee', demand: 'The moving labels are not announced.' },
  {
    id: 'marquee/hover',
    row: 'marquee',
    demand: 'The labels rest while the pointer is over them.',
  },
  {
    id: 'marquee/focus-within',
    row: 'marquee',
    demand: 'The labels rest while something in them has the focus.',
  },
  {
    id: 'marquee/paused',
    row: 'marquee',
    demand: 'The pause button stops the labels and takes the copy away.',
  },
  {
    id: 'marquee/wraps',
    row: 'marquee',
    demand:
      'Where less motion is wished for the labels wrap, each of them in the window, without a copy.',
  },
  {
    id: 'counter/read-once',
    row: 'counter',
    demand: 'A figure is read once and whole, with its caption.',
  },
  {
    id: 'counter/final-in-page',
    row: 'counter',
    demand: 'The final figure is in the page before any script.',
  },
  {
    id: 'counter/third-in-view',
    row: 'counter',
    demand: 'Counting begins when 30 % of the block is in view.',
  },
  { id: 'counter/two-seconds', row: 'counter', demand: 'Counting takes two seconds.' },
  {
    id: 'counter/each-view',
    row: 'counter',
    demand: 'A figure counts anew each time its block comes into view.',
  },
  {
    id: 'counter/motion-off',
    row: 'counter',
    demand: 'With motion off the final figure is there at once.',
  },
  {
    id: 'counter/pause-midway',
    row: 'counter',
    demand: 'A pause in the middle of counting shows the final figure.',
  },
  {
    id: 'counter/digits',
    row: 'counter',
    demand: 'A figure counts in the digits of the page’s language.',
  },
  {
    id: 'counter/not-live',
    row: 'counter',
    demand: 'Counting is never announced, and its running figure is not read.',
  },
  {
    id: 'counter/no-shift',
    row: 'counter',
    demand: 'A figure takes the same room whatever number it shows.',
  },
  {
    id: 'bars/meter',
    row: 'bars',
    demand: 'A bar is a meter: name, value, limits and the value in words.',
  },
  { id: 'bars/value-shown', row: 'bars', demand: 'The value stands beside the bar as text.' },
  {
    id: 'bars/no-style',
    row: 'bars',
    demand: 'The value reaches the drawing without a style attribute.',
  },
  { id: 'bars/transform-only', row: 'bars', demand: 'A bar grows by a transform alone.' },
  {
    id: 'bars/still',
    row: 'bars',
    demand: 'Where less motion is wished for bars are full at once.',
  },
  { id: 'bars/contrast', row: 'bars', demand: 'A bar stands out from its ground by 3:1.' },
  {
    id: 'bars/forced-colors',
    row: 'bars',
    demand: 'In the visitor’s own colours a bar keeps its edge and its fill.',
  },
  {
    id: 'accordion/heading-button',
    row: 'accordion',
    demand: 'A question is a heading that holds one button and nothing else.',
  },
  {
    id: 'accordion/toggles',
    row: 'accordion',
    demand: 'Click, Enter and Space open an answer and close it again.',
  },
  {
    id: 'accordion/focus-stays',
    row: 'accordion',
    demand: 'The question that was activated keeps the focus.',
  },
  {
    id: 'accordion/one-open',
    row: 'accordion',
    demand: 'Opening an answer closes the one that was open.',
  },
  {
    id: 'accordion/all-closed',
    row: 'accordion',
    demand: 'The open answer can be closed, so that none is open.',
  },
  {
    id: 'accordion/stays-in-place',
    row: 'accordion',
    demand: 'The activated question does not move while an answer above it closes.',
  },
  {
    id: 'accordion/tab',
    row: 'accordion',
    demand: 'Tab goes to the next question, Shift+Tab to the one before.',
  },
  {
    id: 'accordion/expanded-true',
    row: 'accordion',
    demand: 'What a question says about its answer, open or closed, is true.',
  },
  { id: 'accordion/searchable', row: 'accordion', demand: 'Find-in-page can find closed answers.' },
  {
    id: 'accordion/found-in-page',
    row: 'accordion',
    demand: 'An answer that find-in-page finds opens, and is live afterwards.',
  },
  {
    id: 'accordion/hidden-once',
    row: 'accordion',
    demand: 'A closed answer is not hidden from assistive technology a second time.',
  },
  {
    id: 'accordion/quiet-region',
    row: 'accordion',
    demand: 'An answer is no landmark and does not say its question again.',
  },
  { id: 'accordion/print', row: 'accordion', demand: 'On paper all answers are open.' },
  {
    id: 'accordion/without-script',
    row: 'accordion',
    demand: 'Without JavaScript all answers are open.',
  },
  { id: 'faq/list', row: 'faq', demand: 'The questions are one ordered list.' },
  {
    id: 'faq/name',
    row: 'faq',
    demand: 'The name of a question’s button is the question, without its number.',
  },
  {
    id: 'faq/digits',
    row: 'faq',
    demand: 'Numbers have two places, in the digits of the page’s language.',
  },
  {
    id: 'faq/address',
    row: 'faq',
    demand: 'An address that names a question opens it and focuses its button.',
  },
  {
    id: 'select/name',
    row: 'select',
    demand: 'It is named by its label alone, and its choice is its value.',
  },
  {
    id: 'select/states',
    row: 'select',
    demand: 'Required and invalid are states of it, before and after the script.',
  },
  { id: 'select/says-list', row: 'select', demand: 'A closed select says that it opens a list.' },
  { id: 'select/placeholder', row: 'select', demand: 'The placeholder is no choice of the list.' },
  {
    id: 'select/opening-keys',
    row: 'select',
    demand: 'Enter, Space, Down and Up open the list and go into it.',
  },
  {
    id: 'select/escape',
    row: 'select',
    demand: 'Escape closes the list without choosing and goes back.',
  },
  {
    id: 'select/choosing-keys',
    row: 'select',
    demand: 'Enter and Space take the choice and go back.',
  },
  {
    id: 'select/moving-keys',
    row: 'select',
    demand: 'Up, Down, Home and End move through the open list.',
  },
  {
    id: 'select/type-ahead',
    row: 'select',
    demand: 'Letters go to the choice that begins with them.',
  },
  {
    id: 'select/type-ahead-closed',
    row: 'select',
    demand: 'Letters choose while the list is closed.',
  },
  {
    id: 'select/arrows-closed',
    row: 'select',
    demand: 'Right and Left choose while the list is closed.',
  },
  {
    id: 'select/chosen-marked',
    row: 'select',
    demand: 'The open list marks the choice and begins there.',
  },
  { id: 'select/click-beside', row: 'select', demand: 'A click beside the open list closes it.' },
  { id: 'select/label', row: 'select', demand: 'A click on the label goes to the select.' },
  { id: 'select/error', row: 'select', demand: 'The mistake is read with the select.' },
  { id: 'select/fragment', row: 'select', demand: 'The error summary finds the select.' },
  {
    id: 'select/native-first',
    row: 'select',
    demand: 'Before and without JavaScript it is the browser’s own select.',
  },
  {
    id: 'select/same-choice',
    row: 'select',
    demand: 'The select that takes over shows what was chosen before.',
  },
  {
    id: 'select/not-while-in-use',
    row: 'select',
    demand: 'A select in use is not replaced before it is left.',
  },
  {
    id: 'select/choice-carried',
    row: 'select',
    demand: 'What was chosen in a select in use is kept when it is left.',
  },
  {
    id: 'select/arrows-mirrored',
    row: 'select',
    demand: 'Right to left, Left and Right choose as in the browser’s own select.',
  },
  {
    id: 'contact/group',
    row: 'contact',
    demand:
      'The ways to be contacted are a group that its label names, with the word that it is required.',
  },
  {
    id: 'contact/order',
    row: 'contact',
    demand: 'Email and phone come first, then the word "or", then either.',
  },
  {
    id: 'contact/rule',
    row: 'contact',
    demand: 'What either does to the others is told before anything is ticked.',
  },
  {
    id: 'contact/exclusive',
    row: 'contact',
    demand: 'Either unticks the others, and any other unticks either.',
  },
  { id: 'contact/focus', row: 'contact', demand: 'The box that was chosen keeps the focus.' },
  {
    id: 'contact/announce',
    row: 'contact',
    demand: 'The region that tells what was cleared is there and silent from the start.',
  },
  {
    id: 'contact/announce-again',
    row: 'contact',
    demand: 'What was cleared is told again when it happens again.',
  },
  {
    id: 'contact/keys',
    row: 'contact',
    demand: 'Space ticks and unticks a box, Tab goes to the next.',
  },
  {
    id: 'contact/error',
    row: 'contact',
    demand: 'The mistake is read with the group, once; its boxes are marked as wrong.',
  },
  { id: 'contact/posted', row: 'contact', demand: 'Every ticked box is sent.' },
  {
    id: 'nav-service/narrows-focus',
    row: 'nav-service',
    demand: "In a window that narrows past it the menu's button takes the focus.",
  },
  {
    id: 'nav-service/closed-first',
    row: 'nav-service',
    demand: 'At first only the button of the services is there.',
  },
  {
    id: 'nav-service/click',
    row: 'nav-service',
    demand: 'A click opens the services, the next one closes them.',
  },
  {
    id: 'nav-service/keys',
    row: 'nav-service',
    demand: 'Enter and Space open the services and close them again, with the focus on the button.',
  },
  { id: 'nav-service/no-hover', row: 'nav-service', demand: 'The pointer alone opens nothing.' },
  {
    id: 'nav-service/controls',
    row: 'nav-service',
    demand: 'The button says what it controls, and whether that is open.',
  },
  {
    id: 'nav-service/links',
    row: 'nav-service',
    demand: 'The services are links in lists, not the menu of an application.',
  },
  {
    id: 'nav-service/families',
    row: 'nav-service',
    demand: 'Each family is a list with its name.',
  },
  {
    id: 'nav-service/current',
    row: 'nav-service',
    demand: 'The page being read is marked among the services.',
  },
  {
    id: 'nav-service/button-marked',
    row: 'nav-service',
    demand: 'The button is marked on the pages of the services.',
  },
  {
    id: 'nav-service/tab',
    row: 'nav-service',
    demand: 'Tab goes from the button through the links and back.',
  },
  {
    id: 'nav-service/escape',
    row: 'nav-service',
    demand: 'Escape closes the services wherever the focus is, and goes back to the button.',
  },
  {
    id: 'nav-service/escape-elsewhere',
    row: 'nav-service',
    demand: 'Escape leaves the focus alone while the services are closed.',
  },
  {
    id: 'nav-service/leave',
    row: 'nav-service',
    demand: 'Leaving the services with Tab closes them, on both sides.',
  },
  {
    id: 'nav-service/click-beside',
    row: 'nav-service',
    demand: 'A click beside the services closes them.',
  },
  { id: 'nav-service/choose', row: 'nav-service', demand: 'Following a link closes the services.' },
  {
    id: 'nav-service/scrolls',
    row: 'nav-service',
    demand: 'No service is out of reach in a low window.',
  },
  {
    id: 'nav-service/without-script',
    row: 'nav-service',
    demand: 'Without JavaScript the page of all services is a link.',
  },
  {
    id: 'nav-service/fallback',
    row: 'nav-service',
    demand: 'When the script is lost the link to all services is back.',
  },
  {
    id: 'menu-mobile/expanded',
    row: 'menu-mobile',
    demand: 'The button says whether the menu is open.',
  },
  {
    id: 'menu-mobile/dialog',
    row: 'menu-mobile',
    demand: 'The open menu is a dialog with a name.',
  },
  { id: 'menu-mobile/named', row: 'menu-mobile', demand: 'What it holds is a named navigation.' },
  {
    id: 'menu-mobile/links',
    row: 'menu-mobile',
    demand: 'Its pages are links in lists, not the menu of an application.',
  },
  {
    id: 'menu-mobile/absent-when-closed',
    row: 'menu-mobile',
    demand: 'A closed menu is not in the page.',
  },
  {
    id: 'menu-mobile/inline-end',
    row: 'menu-mobile',
    demand: 'The menu comes from where lines end.',
  },
  {
    id: 'menu-mobile/focus',
    row: 'menu-mobile',
    demand: 'The open menu takes the focus to its close button.',
  },
  {
    id: 'menu-mobile/tab',
    row: 'menu-mobile',
    demand: 'Tab goes round in the menu, in both directions.',
  },
  {
    id: 'menu-mobile/ways-out',
    row: 'menu-mobile',
    demand: 'Escape, the button and a click beside it close the menu.',
  },
  {
    id: 'menu-mobile/focus-back',
    row: 'menu-mobile',
    demand: 'Closing the menu gives the focus back to its button.',
  },
  {
    id: 'menu-mobile/background',
    row: 'menu-mobile',
    demand: 'While the menu is open nothing behind it can be reached.',
  },
  {
    id: 'menu-mobile/background-back',
    row: 'menu-mobile',
    demand: 'Once it is closed everything can be reached again.',
  },
  {
    id: 'menu-mobile/scroll-locked',
    row: 'menu-mobile',
    demand: 'The page behind the open menu does not scroll.',
  },
  {
    id: 'menu-mobile/zoom',
    row: 'menu-mobile',
    demand: 'At 400 % zoom everything in the menu can be reached and seen.',
  },
  {
    id: 'menu-mobile/unfold',
    row: 'menu-mobile',
    demand: 'The services unfold family by family, each under what controls it.',
  },
  {
    id: 'menu-mobile/current',
    row: 'menu-mobile',
    demand: 'The page being read is marked in the menu.',
  },
  {
    id: 'menu-mobile/choose',
    row: 'menu-mobile',
    demand: 'A link of the menu leads on, with the menu closed.',
  },
  {
    id: 'menu-mobile/grows',
    row: 'menu-mobile',
    demand: 'A window that grows to where the navigation stands by itself closes the menu.',
  },
  {
    id: 'menu-mobile/grows-focus',
    row: 'menu-mobile',
    demand: 'Growing past it leaves the focus in the navigation.',
  },
  {
    id: 'menu-mobile/without-script',
    row: 'menu-mobile',
    demand: 'Without JavaScript the pages of the menu are plain links.',
  },
  {
    id: 'menu-mobile/fallback',
    row: 'menu-mobile',
    demand: 'When the script is lost the navigation is back in place of the menu.',
  },
  {
    id: 'menu-mobile/swipe',
    row: 'menu-mobile',
    demand: 'Nothing has to be swiped to close the menu.',
    doesNotApply: 'No swipe does anything here: the close button is always in sight.',
  },
  {
    id: 'sidebar-right/narrows-focus',
    row: 'sidebar-right',
    demand: "Closed in a window that has lost its button, it leaves the focus on the menu's.",
  },
  {
    id: 'sidebar-right/expanded',
    row: 'sidebar-right',
    demand: 'The button says whether the panel is open.',
  },
  {
    id: 'sidebar-right/dialog',
    row: 'sidebar-right',
    demand: 'The open panel is a dialog with a name.',
  },
  {
    id: 'sidebar-right/absent-when-closed',
    row: 'sidebar-right',
    demand: 'A closed panel is not in the page.',
  },
  {
    id: 'sidebar-right/inline-end',
    row: 'sidebar-right',
    demand: 'The panel comes from where lines end.',
  },
  {
    id: 'sidebar-right/focus',
    row: 'sidebar-right',
    demand: 'The open panel takes the focus to its close button.',
  },
  {
    id: 'sidebar-right/tab',
    row: 'sidebar-right',
    demand: 'Tab goes round in the panel, in both directions.',
  },
  {
    id: 'sidebar-right/ways-out',
    row: 'sidebar-right',
    demand: 'Escape, the button and a click beside it close the panel.',
  },
  {
    id: 'sidebar-right/focus-back',
    row: 'sidebar-right',
    demand: 'Closing the panel gives the focus back to its button.',
  },
  {
    id: 'sidebar-right/from-menu',
    row: 'sidebar-right',
    demand: 'A panel opened from the menu leads back to the menu.',
  },
  {
    id: 'sidebar-right/background',
    row: 'sidebar-right',
    demand: 'While the panel is open nothing behind it can be reached.',
  },
  {
    id: 'sidebar-right/background-back',
    row: 'sidebar-right',
    demand: 'Once it is closed everything can be reached again.',
  },
  {
    id: 'sidebar-right/scroll-locked',
    row: 'sidebar-right',
    demand: 'The page behind the open panel does not scroll.',
  },
  {
    id: 'sidebar-right/zoom',
    row: 'sidebar-right',
    demand: 'At 400 % zoom every link of the panel can be seen.',
  },
  {
    id: 'sidebar-right/link-closes',
    row: 'sidebar-right',
    demand: 'A link to a place on the page closes the panel and goes there.',
  },
  {
    id: 'sidebar-right/without-script',
    row: 'sidebar-right',
    demand: 'Without JavaScript no button promises a panel, and phone and email are in the page.',
  },
  { id: 'carousel/quiet', row: 'carousel', demand: 'Nothing moves by itself.' },
  {
    id: 'carousel/name',
    row: 'carousel',
    demand: 'The part has the name of its heading and says what it is.',
  },
  { id: 'carousel/order', row: 'carousel', demand: 'The buttons come before the slides.' },
  { id: 'carousel/slide', row: 'carousel', demand: 'Each slide has the name of its heading.' },
  {
    id: 'carousel/per-view',
    row: 'carousel',
    demand: 'As many slides are in view as the width has room for.',
  },
  { id: 'carousel/inert', row: 'carousel', demand: 'Slides out of view cannot be reached.' },
  {
    id: 'carousel/partly',
    row: 'carousel',
    demand: 'A slide that is partly in view can be reached.',
  },
  {
    id: 'carousel/focus',
    row: 'carousel',
    demand:
      'A slide that takes the focus comes wholly into view and keeps the focus until it is left.',
  },
  {
    id: 'carousel/press',
    row: 'carousel',
    demand: 'The buttons lead through all slides and back, and every press counts.',
  },
  {
    id: 'carousel/end',
    row: 'carousel',
    demand: 'At an end the button says so and keeps the focus.',
  },
  {
    id: 'carousel/end-said',
    row: 'carousel',
    demand: 'A press at an end is answered: what is in view is said again.',
  },
  {
    id: 'carousel/status',
    row: 'carousel',
    demand: 'What is in view is said after a press, and only then.',
  },
  {
    id: 'carousel/keys',
    row: 'carousel',
    demand: 'The list of slides can be focused and scrolled by arrow keys.',
  },
  {
    id: 'carousel/rtl',
    row: 'carousel',
    demand: 'Read from right to left the next slides come from the left.',
  },
  {
    id: 'carousel/resize',
    row: 'carousel',
    demand: 'The first slide in view stays when another number fits.',
  },
  {
    id: 'carousel/reduced',
    row: 'carousel',
    demand: 'Where less motion is wished for the slides are there at once.',
  },
  { id: 'carousel/narrow', row: 'carousel', demand: 'At 320 px only the list scrolls sideways.' },
  {
    id: 'carousel/plain',
    row: 'carousel',
    demand: 'Without JavaScript all slides are in reach and no button promises anything.',
  },
  {
    id: 'toc/links',
    row: 'toc',
    demand: 'The places of the page are links in a navigation named by its heading.',
  },
  {
    id: 'toc/one',
    row: 'toc',
    demand: 'At the top of the page the first place is the current one.',
  },
  { id: 'toc/scroll', row: 'toc', demand: 'Exactly one place is current, the one being read.' },
  {
    id: 'toc/more-than-colour',
    row: 'toc',
    demand: 'The current place is told by more than colour.',
  },
  { id: 'toc/quiet', row: 'toc', demand: 'Scrolling changes neither the address nor the focus.' },
  {
    id: 'toc/hash',
    row: 'toc',
    demand: 'Who comes to a place by address or history finds it marked.',
  },
  {
    id: 'toc/choose',
    row: 'toc',
    demand: 'A chosen place stays marked until the reader scrolls on.',
  },
  { id: 'toc/jump', row: 'toc', demand: 'A link brings its heading into view, with the focus.' },
  {
    id: 'toc/focus',
    row: 'toc',
    demand: 'Headings can take the focus of a jump, but are no stops of Tab.',
  },
  { id: 'toc/dropdown', row: 'toc', demand: 'In a small window a dropdown opens by key.' },
  { id: 'toc/close', row: 'toc', demand: 'Choosing a place closes the dropdown.' },
  {
    id: 'toc/plain',
    row: 'toc',
    demand: 'Without JavaScript the links lead on, and no place claims to be the current one.',
  },
  { id: 'dialog/absent-when-closed', row: 'dialog', demand: 'A closed dialog is not in the page.' },
  {
    id: 'dialog/focus',
    row: 'dialog',
    demand: 'An open dialog takes the focus, so that its name and message are read.',
  },
  {
    id: 'dialog/background',
    row: 'dialog',
    demand: 'While it is open nothing behind it can be reached.',
  },
  { id: 'dialog/tab', row: 'dialog', demand: 'Tab goes round in the dialog, in both directions.' },
  {
    id: 'dialog/keyboard',
    row: 'dialog',
    demand:
      'In a browser the keyboard stays in the dialog, and scripts cannot focus what is behind.',
  },
  {
    id: 'dialog/ways-out',
    row: 'dialog',
    demand: 'Escape, the button and a click beside it close the dialog.',
  },
  {
    id: 'dialog/focus-back',
    row: 'dialog',
    demand: 'Closing gives the focus back to what opened the dialog.',
  },
  {
    id: 'dialog/click-inside',
    row: 'dialog',
    demand: 'A click on the message leaves the dialog open.',
  },
  {
    id: 'dialog/line-left',
    row: 'dialog',
    demand: 'The page keeps a line that says what the dialog said.',
  },
  {
    id: 'dialog/said-once',
    row: 'dialog',
    demand: 'The thanks are not announced while the dialog says them, and once when it has closed.',
  },
  { id: 'dialog/stays', row: 'dialog', demand: 'The dialog never closes by itself.' },
  {
    id: 'dialog/zoom',
    row: 'dialog',
    demand: 'At 400 % zoom heading, message and button can all be brought into view.',
  },
  {
    id: 'alert/region-first',
    row: 'alert',
    demand: 'The region that will speak is there and empty before anything happens.',
  },
  { id: 'alert/emptied', row: 'alert', demand: 'A message that is over leaves its region empty.' },
  {
    id: 'alert/more-than-colour',
    row: 'alert',
    demand: 'Good, bad and warning differ by icon, not only by colour.',
  },
  {
    id: 'alert/data-kept',
    row: 'alert',
    demand: 'After a failure everything typed is still there.',
  },
  {
    id: 'alert/focus-kept',
    row: 'alert',
    demand: 'After a failure the focus is still on the button.',
  },
  { id: 'alert/said-once', row: 'alert', demand: 'A failure is announced once.' },
  {
    id: 'alert/again',
    row: 'alert',
    demand: 'The same failure is announced again when it happens again.',
  },
  { id: 'alert/way-out', row: 'alert', demand: 'A failure offers another way to reach us.' },
  {
    id: 'alert/stays',
    row: 'alert',
    demand: 'The message of a failure does not go away by itself.',
  },
  {
    id: 'alert/silent-retry',
    row: 'alert',
    demand: 'A lost connection is tried once more before anything is said.',
  },
  {
    id: 'alert/region-on-every-page',
    row: 'alert',
    demand: 'On every page the regions that will speak are there and silent.',
  },
  { id: 'cursor/script', row: 'cursor', demand: 'There is no ring before the mouse moves.' },
  { id: 'cursor/follow', row: 'cursor', demand: 'The ring lies round the pointer, which stays.' },
  {
    id: 'cursor/decorative',
    row: 'cursor',
    demand: 'Assistive technology is told nothing of the ring.',
  },
  {
    id: 'cursor/system',
    row: 'cursor',
    demand:
      'There is no ring with less motion, more contrast, own colours or without a fine pointer.',
  },
  { id: 'cursor/motion', row: 'cursor', demand: 'A pause takes the ring away at once.' },
  { id: 'cursor/mouse', row: 'cursor', demand: 'A finger or a pen draws no ring.' },
  { id: 'cursor/keyboard', row: 'cursor', demand: 'The ring goes when somebody types.' },
  { id: 'cursor/leave', row: 'cursor', demand: 'The ring goes when the mouse leaves the page.' },
  { id: 'cursor/idle', row: 'cursor', demand: 'Nothing runs while the mouse rests.' },
  {
    id: 'stars/words-once',
    row: 'stars',
    demand: 'A rating is read once, in words; the drawn stars are not.',
  },
  {
    id: 'stars/words',
    row: 'stars',
    demand: 'The words of a rating are those of the page’s language.',
  },
  {
    id: 'stars/colour',
    row: 'stars',
    demand: 'In the visitor’s own colours stars look like the text beside them.',
  },
  {
    id: 'hash/smooth-if-wanted',
    row: 'hash',
    demand: 'Jumps are smooth only where motion is welcome.',
  },
  {
    id: 'hash/below-header',
    row: 'hash',
    demand: 'What an address leads to is not under the header.',
  },
  { id: 'hash/next-stop', row: 'hash', demand: 'After a jump Tab goes on from its end.' },
  { id: 'hash/back', row: 'hash', demand: 'Back from a jump leads to where it began.' },
  { id: 'hash/closed-answer', row: 'hash', demand: 'An address of a closed answer opens it.' },
  {
    id: 'hash/own-scrolling',
    row: 'hash',
    demand: 'Wheel and finger scroll the page as the browser does.',
  },
  {
    id: 'hash/focus',
    row: 'hash',
    demand: 'The end of a jump has the focus, with no further scroll.',
  },
  {
    id: 'hash/back-focus',
    row: 'hash',
    demand: 'Back from a jump gives the focus back to the link that was followed.',
  },
  {
    id: 'hash/forward-focus',
    row: 'hash',
    demand: 'Forward gives the focus to the end of the jump again.',
  },
  {
    id: 'hash/late-content',
    row: 'hash',
    demand: 'A jump waits for content that comes late.',
    doesNotApply: 'Nothing comes late: a page is whole when it arrives.',
  },
  {
    id: 'forms/no-early-error',
    row: 'forms',
    demand: 'A field that is left untouched is no mistake yet.',
  },
  { id: 'forms/all-at-once', row: 'forms', demand: 'Sending names all mistakes at once.' },
  {
    id: 'forms/summary-focus',
    row: 'forms',
    demand: 'The summary of the mistakes takes the focus.',
  },
  {
    id: 'forms/summary-links',
    row: 'forms',
    demand: 'The summary has a heading and a link for each mistake, in the order of the form.',
  },
  {
    id: 'forms/summary-not-live',
    row: 'forms',
    demand: 'The summary is read by its focus and not announced too.',
  },
  {
    id: 'forms/summary-enter',
    row: 'forms',
    demand: 'A link of the summary leads into the field, by keyboard too.',
  },
  {
    id: 'forms/label-in-view',
    row: 'forms',
    demand: 'A link of the summary brings the field’s label into view with it.',
  },
  {
    id: 'forms/summary-address',
    row: 'forms',
    demand: 'A link of the summary leaves the address as it is.',
  },
  {
    id: 'forms/title',
    row: 'forms',
    demand: 'The page’s title says that there is a mistake, and stops when there is none.',
  },
  {
    id: 'forms/focus-per-submit',
    row: 'forms',
    demand: 'Each attempt with a mistake moves the focus once.',
  },
  {
    id: 'forms/error-tied',
    row: 'forms',
    demand: 'The mistake is read with its field, which is marked as wrong.',
  },
  {
    id: 'forms/error-prefix',
    row: 'forms',
    demand: 'A mistake is called one in words, and seen by an icon.',
  },
  {
    id: 'forms/hint-and-error',
    row: 'forms',
    demand: 'Hint and mistake are both read with the field.',
  },
  {
    id: 'forms/not-invalid',
    row: 'forms',
    demand: 'A field without a mistake is not called wrong.',
  },
  { id: 'forms/mended', row: 'forms', demand: 'A mended field is no longer called wrong.' },
  {
    id: 'forms/how-to-mend',
    row: 'forms',
    demand: 'Each kind of mistake has a message of its own that says how to mend it.',
  },
  {
    id: 'forms/one-mistake',
    row: 'forms',
    demand: 'A form with one field focuses it, which reads the mistake once.',
  },
  {
    id: 'forms/read-where-focus-is',
    row: 'forms',
    demand: 'Where the focus is in that field already, the mistake is announced.',
  },
  {
    id: 'forms/focus-stays',
    row: 'forms',
    demand: 'A field and a button that are disabled while sending keep the focus.',
  },
  {
    id: 'forms/named',
    row: 'forms',
    demand: 'Every form is named by a heading of its page, each by another.',
  },
  {
    id: 'forms/chosen-mended',
    row: 'forms',
    demand: 'What has been chosen is no longer asked for.',
  },
  {
    id: 'forms/direction',
    row: 'forms',
    demand: 'Addresses and numbers are typed from left to right on every page.',
  },
  {
    id: 'forms/same-mistake-again',
    row: 'forms',
    demand: 'The same mistake made again is announced again.',
  },
  {
    id: 'forms/not-pulled-back',
    row: 'forms',
    demand: 'Who has gone on reading is not pulled back by the answer.',
  },
  { id: 'forms/one-label', row: 'forms', demand: 'Every field has one label.' },
  {
    id: 'forms/required-spoken',
    row: 'forms',
    demand:
      'That a field is required is said once: by its state, or in words where it has none; its asterisk is not read.',
  },
  {
    id: 'forms/required-on-every-page',
    row: 'forms',
    demand: 'Every field of every page says once that it is required.',
  },
  {
    id: 'forms/asterisk-seen',
    row: 'forms',
    demand: 'The asterisk of a required field can be seen.',
  },
  {
    id: 'forms/asterisk-explained',
    row: 'forms',
    demand: 'What the asterisk means is said before the first field.',
  },
  {
    id: 'forms/tokens',
    row: 'forms',
    demand: 'The browser knows what each field asks about the visitor.',
  },
  {
    id: 'forms/never-disabled',
    row: 'forms',
    demand: 'No form has a button that does nothing to begin with.',
  },
  {
    id: 'forms/busy-not-disabled',
    row: 'forms',
    demand: 'While sending the button can be reached and says that it is busy.',
  },
  { id: 'forms/sent-once', row: 'forms', demand: 'Two activations send one request.' },
  {
    id: 'forms/sending-said-once',
    row: 'forms',
    demand: 'That a request is on its way is said once.',
  },
  {
    id: 'forms/draft',
    row: 'forms',
    demand: 'What is typed survives a reload and a change of page.',
  },
  {
    id: 'forms/keyboard',
    row: 'forms',
    demand: 'The form can be filled in, walked back through and sent by keyboard alone.',
  },
  {
    id: 'forms/without-script',
    row: 'forms',
    demand: 'The form is sent and thanked for without JavaScript.',
  },
  {
    id: 'forms/refused-without-script',
    row: 'forms',
    demand: 'Without JavaScript a refused form keeps what was typed and names the mistakes.',
  },
  {
    id: 'navigation/skip-first',
    row: 'navigation',
    demand: 'The first stop of every page skips to its content.',
  },
  {
    id: 'navigation/skip',
    row: 'navigation',
    demand: 'The skip link is seen when it has the focus, and Tab goes on from the content.',
  },
  {
    id: 'navigation/titles',
    row: 'navigation',
    demand: 'No two pages of a language share a title.',
  },
  { id: 'navigation/one-heading', row: 'navigation', demand: 'Every page has one main heading.' },
  {
    id: 'navigation/heading-levels',
    row: 'navigation',
    demand: 'Headings go down one level at a time.',
  },
  {
    id: 'navigation/landmark-names',
    row: 'navigation',
    demand: 'Landmarks of the same kind have names of their own.',
  },
  {
    id: 'navigation/no-dead-links',
    row: 'navigation',
    demand: 'Every link within the site leads somewhere.',
  },
  {
    id: 'navigation/current',
    row: 'navigation',
    demand: 'The page being read is the only current one.',
  },
  {
    id: 'navigation/documents',
    row: 'navigation',
    demand: 'A link is a visit to another document, so that the browser tells of it.',
  },
  {
    id: 'navigation/transition',
    row: 'navigation',
    demand: 'Pages blend into each other only where motion is welcome.',
  },
  {
    id: 'navigation/back',
    row: 'navigation',
    demand: 'Back leads to the same address and the same place on the page.',
  },
  {
    id: 'hydration/reads-without-script',
    row: 'hydration',
    demand: 'Every page reads without JavaScript.',
  },
  {
    id: 'hydration/click-once',
    row: 'hydration',
    demand: 'A click that comes too early counts once.',
  },
  {
    id: 'hydration/key-once',
    row: 'hydration',
    demand: 'A key that comes too early counts once, and the focus stays.',
  },
  {
    id: 'hydration/touch-once',
    row: 'hydration',
    demand: 'A tap that comes too early counts once.',
  },
  {
    id: 'hydration/press-across',
    row: 'hydration',
    demand: 'A press that begins too early and ends later counts once.',
  },
  {
    id: 'hydration/text',
    row: 'hydration',
    demand: 'Typed text stays when a part comes alive, with focus and caret.',
  },
  { id: 'hydration/choice', row: 'hydration', demand: 'A choice stays when a part comes alive.' },
  {
    id: 'hydration/submit',
    row: 'hydration',
    demand: 'A form sent too early is checked as soon as it is alive.',
  },
  {
    id: 'hydration/links',
    row: 'hydration',
    demand: 'Links within a part work before it is alive.',
  },
  {
    id: 'hydration/no-shift',
    row: 'hydration',
    demand: 'A part that comes alive takes the room it had before.',
  },
  {
    id: 'hydration/refused-values',
    row: 'hydration',
    demand: 'A part that comes alive keeps the values and mistakes the server sent.',
  },
  {
    id: 'hydration/fallback',
    row: 'hydration',
    demand: 'A part whose script is lost shows all it has.',
  },
  {
    id: 'hydration/retry',
    row: 'hydration',
    demand: 'The next activation tries to load a lost script once more.',
  },
  {
    id: 'hydration/native-post',
    row: 'hydration',
    demand: 'A form whose script is lost is sent by the browser.',
  },
  {
    id: 'hydration/no-idle-button',
    row: 'hydration',
    demand: 'Without JavaScript nothing is a button that does nothing.',
  },
  {
    id: 'hydration/dropped',
    row: 'hydration',
    demand: 'What was pressed does not open over somebody who has gone elsewhere meanwhile.',
  },
  {
    id: 'hydration/waiting-told',
    row: 'hydration',
    demand: 'A wait of more than a second is told, to eye and ear.',
  },
  {
    id: 'hydration/lost-told',
    row: 'hydration',
    demand: 'A press that no script can answer is told, until the focus moves.',
  },
  {
    id: 'hydration/restored',
    row: 'hydration',
    demand:
      'What was typed, before a part was live or after, comes back with Back and stays when the part comes alive.',
  },
  {
    id: 'language/page',
    row: 'language',
    demand: 'Every page says its language and writing direction.',
  },
  {
    id: 'language/direction',
    row: 'language',
    demand: 'Languages that are written from the right are known as such.',
  },
  {
    id: 'language/own-names',
    row: 'language',
    demand: 'The picker calls each language by its own name, and each link says its language.',
  },
  {
    id: 'language/picker',
    row: 'language',
    demand: 'The picker leads to the same page and marks the language being read.',
  },
  { id: 'language/hash-kept', row: 'language', demand: 'The picker keeps the place on the page.' },
  {
    id: 'language/links',
    row: 'language',
    demand: 'A link to a page in another language says which.',
  },
  {
    id: 'language/parts',
    row: 'language',
    demand: 'Words in the script of another language say which language they are.',
  },
  {
    id: 'language/library-words',
    row: 'language',
    demand:
      'The words that React Aria speaks are those of our locale files, or of the source language.',
  },
  {
    id: 'side-menu/named',
    row: 'side-menu',
    demand: 'The menu has the name of what its pages have in common.',
  },
  {
    id: 'side-menu/current',
    row: 'side-menu',
    demand: 'One page is the current one, and the dropdown bears its name.',
  },
  {
    id: 'side-menu/dropdown',
    row: 'side-menu',
    demand:
      'In a small window a dropdown bears the name of the current page and closes on choosing.',
  },
  {
    id: 'side-menu/toggles',
    row: 'side-menu',
    demand: 'Enter and Space open the dropdown and close it again.',
  },
  {
    id: 'side-menu/wide',
    row: 'side-menu',
    demand: 'In a wide window all pages stand beside the text and stay in view.',
  },
  {
    id: 'contact-card/heading',
    row: 'contact-card',
    demand: 'The card is a part of the page named by its heading.',
  },
  {
    id: 'contact-card/ways',
    row: 'contact-card',
    demand: 'Phone and email are links and read left to right in every language.',
  },
  {
    id: 'contact-card/width',
    row: 'contact-card',
    demand: 'The card is left out where it has no room beside the text.',
  },
  {
    id: 'general/focus-ring',
    row: 'general',
    demand: 'The focus shows all around, and differs by 3:1 from before, in both themes.',
  },
  {
    id: 'general/forced-focus',
    row: 'general',
    demand: 'The focus shows in the visitor’s own colours.',
  },
  {
    id: 'general/focus-not-hidden',
    row: 'general',
    demand: 'What has the focus is in the window and not under the header, in both directions.',
  },
  {
    id: 'general/target-size',
    row: 'general',
    demand: 'What is to be hit is 24 px wide and high, or as far from the next as SC 2.5.8 asks.',
  },
  {
    id: 'general/reflow',
    row: 'general',
    demand: 'At 320 px nothing is lost and nothing scrolls sideways.',
  },
  {
    id: 'general/zoom-200',
    row: 'general',
    demand: 'Browser zoom of at most 300 % makes every text twice as large, from every window.',
  },
  {
    id: 'general/text-grows',
    row: 'general',
    demand: 'Every text grows with the text size of the browser.',
  },
  {
    id: 'general/states-contrast',
    row: 'general',
    demand: 'Text keeps its contrast while it is pointed at, pressed or focused.',
  },
  {
    id: 'general/seen-order',
    row: 'general',
    demand: 'What can have the focus is seen in the order in which it gets it.',
  },
  { id: 'general/text-200', row: 'general', demand: 'With text at 200 % nothing is lost.' },
  {
    id: 'general/text-spacing',
    row: 'general',
    demand: 'With wider text spacing nothing is lost.',
  },
  {
    id: 'general/header-lets-go',
    row: 'general',
    demand: 'At 400 % zoom nothing that sticks takes the page’s room.',
  },
  {
    id: 'general/forced-colors',
    row: 'general',
    demand: 'In the visitor’s own colours buttons and fields keep an edge and text can be read.',
  },
  {
    id: 'general/contrast',
    row: 'general',
    demand: 'Text and edges stand out from their ground in both themes.',
  },
  { id: 'general/zoom', row: 'general', demand: 'No page keeps visitors from zooming.' },
  {
    id: 'general/reduced-motion',
    row: 'general',
    demand: 'Where less motion is wished for nothing is animated on any page.',
  },
  { id: 'general/wish-at-once', row: 'general', demand: 'A wish for less motion counts at once.' },
  {
    id: 'general/pause-stops-all',
    row: 'general',
    demand: 'One button stops everything that moves.',
  },
  {
    id: 'general/pause-says',
    row: 'general',
    demand: 'The pause button says whether motion is paused.',
  },
  {
    id: 'general/pause-keyboard',
    row: 'general',
    demand: 'The pause button works by Space and Enter, and its name stays.',
  },
  {
    id: 'general/pause-if-any',
    row: 'general',
    demand: 'Who asked for less motion meets no pause button: nothing moves.',
  },
  { id: 'general/pause-remembered', row: 'general', demand: 'The next page remembers a pause.' },
  {
    id: 'general/pause-without-storage',
    row: 'general',
    demand: 'Without storage the pause button works for the page.',
  },
  {
    id: 'general/no-script-no-motion',
    row: 'general',
    demand: 'Without JavaScript nothing moves.',
  },
  {
    id: 'general/real-controls',
    row: 'general',
    demand: 'What can be activated is a real button, link or field.',
  },
  {
    id: 'general/names',
    row: 'general',
    demand: 'Every link, button and group of links has a name.',
  },
  { id: 'general/pictures', row: 'general', demand: 'Every picture has a name or is not read.' },
  { id: 'general/new-tab', row: 'general', demand: 'A link to a new tab says so.' },
  {
    id: 'general/words-from-locales',
    row: 'general',
    demand: 'Whatever is read or heard comes from the locales.',
  },
  {
    id: 'general/focus-ring-whole',
    row: 'general',
    demand: 'Nothing cuts off the ring round what has the focus: neither window, header nor panel.',
  },
  {
    id: 'general/no-inline-style',
    row: 'general',
    demand: 'No page needs a style or script that the policy refuses.',
  },
  {
    id: 'general/no-injected-style',
    row: 'general',
    demand: 'No part brings a style element of its own.',
  },
  {
    id: 'general/references',
    row: 'general',
    demand: 'Whatever names another element names one that is there.',
  },
  {
    id: 'general/two-ways',
    row: 'general',
    demand: 'Every page can be reached in two ways or more (WCAG 2.4.5).',
  },
];
