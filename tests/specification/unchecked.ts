import type { Sentence } from './sentences.ts';

/** Where a sentence is proven that HTML cannot show. */
export type Proof =
  /** The id of a requirement in tests/requirements.ts, which has tests of its own. */
  | { requirement: string }
  /** A file of tests, and words in the title of one of them. */
  | { test: string; title: string };

/** A sentence that no row over built pages can show, or not all of it. */
export type Unchecked = {
  sentence: Sentence;
  reason: string;
  shownBy: readonly [Proof, ...Proof[]];
};

const requirement = (id: string): Proof => ({ requirement: id });
const title = (test: string, words: string): Proof => ({ test, title: words });

const journey = 'tests/journeys/specification.test.ts';
const carousel = 'tests/journeys/carousel.test.ts';
const contents = 'tests/journeys/contents.test.ts';
const sideMenu = 'tests/journeys/sideMenu.test.ts';
const quoteSending = 'src/forms/QuoteForm-sending.test.tsx';
const quoteOutcome = 'src/forms/QuoteForm-outcome.test.tsx';
const consultationMistakes = 'src/forms/ConsultationForm-mistakes.test.tsx';
const consultationSending = 'src/forms/ConsultationForm-sending.test.tsx';
const newsletterForm = 'src/forms/NewsletterForm.test.tsx';
const newsletterSending = 'src/forms/NewsletterForm-sending.test.tsx';
const preference = 'src/forms/ContactPreference.test.tsx';
const emailAddress = 'src/contract/fields/emailAddress.test.ts';
const phoneNumber = 'src/contract/fields/phoneNumber.test.ts';

const inTime = 'It happens in time.';
const onWidth = 'It depends on the width of the window.';
const size = 'A size is measured in a browser.';
const sending = 'It shows when something is sent.';
const server = 'It is what a server or a host answers.';

/** Every sentence, or rest of one, that is proven elsewhere. */
export const unchecked: readonly Unchecked[] = [
  {
    sentence: 'Home: the button scrolls smoothly.',
    reason: inTime,
    shownBy: [requirement('hash/smooth-if-wanted')],
  },
  {
    sentence: 'Home: the counters are animated.',
    reason: inTime,
    shownBy: [requirement('counter/two-seconds')],
  },
  {
    sentence: 'Home: the strip scrolls.',
    reason: inTime,
    shownBy: [requirement('marquee/hover'), requirement('marquee/paused')],
  },
  {
    sentence: 'Contact: a hash in the address scrolls smoothly to its element.',
    reason: inTime,
    shownBy: [requirement('hash/smooth-if-wanted'), requirement('hash/below-header')],
  },
  {
    sentence: 'A custom cursor circle follows the mouse on every page.',
    reason: 'A script draws it when the mouse moves.',
    shownBy: [
      title('src/enhancers/cursor.test.ts', 'the ring is where the pointer is'),
      title(journey, 'the ring round the pointer'),
    ],
  },
  {
    sentence: 'Technologies: tiles of 140 by 55 pixels.',
    reason: size,
    shownBy: [title(journey, 'technology tiles')],
  },
  {
    sentence: 'Back to Services follows the query parameter from.',
    reason: 'The query is read in the browser.',
    shownBy: [title(journey, 'Back to Services')],
  },
  {
    sentence: 'All spellings of menus, cards and route table lead to the page.',
    reason: server,
    shownBy: [
      title('tests/registry.test.ts', '%s, as the specification spells it, leads to a page'),
    ],
  },
  {
    sentence: 'An unknown route is answered.',
    reason: server,
    shownBy: [
      title('src/server/site/serveSite.test.ts', 'a file that the manifest does not name is a 404'),
    ],
  },
  {
    sentence: 'Footer links are plain links.',
    reason: 'A script could catch them.',
    shownBy: [requirement('navigation/documents')],
  },
  {
    sentence: 'The Service dropdown closes on an outside click or on choosing an item.',
    reason: inTime,
    shownBy: [
      title('src/sections/ServiceMenu.test.tsx', 'a click elsewhere closes the services'),
      title('src/sections/ServiceMenu.test.tsx', 'choosing a link closes the services'),
    ],
  },
  {
    sentence: 'The active link is underlined.',
    reason: 'Styles draw the line.',
    shownBy: [title(journey, 'the link of the page being read is underlined')],
  },
  {
    sentence: 'The mobile menu slides in, shows the wordmark, and folds the Service list.',
    reason: inTime,
    shownBy: [
      title('src/sections/MobileMenu.test.tsx', 'with the services folded'),
      title(journey, 'the menu of small windows'),
    ],
  },
  {
    sentence: 'Closing the sidebar reopens the mobile menu.',
    reason: inTime,
    shownBy: [title('tests/journeys/shellPanel.test.ts', 'leads back to that')],
  },
  {
    sentence: 'Clicking a service card shows the page from its top.',
    reason: inTime,
    shownBy: [title(journey, 'a service card')],
  },
  {
    sentence: 'Service sidebars: the contact card is there on medium screens and up.',
    reason: onWidth,
    shownBy: [title(sideMenu, '[contact-card/width]')],
  },
  {
    sentence: 'Table-of-contents panels highlight the current item and scroll smoothly.',
    reason: inTime,
    shownBy: [title(contents, '[toc/scroll]'), requirement('hash/smooth-if-wanted')],
  },
  {
    sentence: 'FAQ: clicking a closed item closes the others, clicking the open one closes all.',
    reason: inTime,
    shownBy: [requirement('accordion/one-open'), requirement('accordion/all-closed')],
  },
  {
    sentence: 'FAQ: home shows two columns of four.',
    reason: onWidth,
    shownBy: [title(journey, 'two columns of four')],
  },
  {
    sentence: 'Carousel: 1, 1.2, 2 and 3 slides from 320, 640, 768 and 1024 px, 24 px apart.',
    reason: onWidth,
    shownBy: [
      title(carousel, '[carousel/per-view]'),
      title(journey, 'slides per view and their distance'),
    ],
  },
  {
    sentence: 'Service card: another icon under the pointer.',
    reason: 'The picture of a card is a piece of cloth that styles move.',
    shownBy: [title(journey, 'the picture of a card moves on')],
  },
  {
    sentence: 'Process step: an image.',
    reason: 'Styles draw a crossing of threads at each step.',
    shownBy: [title(journey, 'each step and each point has a mark')],
  },
  {
    sentence: 'Feature block: an icon before each point.',
    reason: 'Styles draw a thread before each point.',
    shownBy: [title(journey, 'each step and each point has a mark')],
  },
  {
    sentence: 'Consultation request: wecontactyou is joined by a comma and a space.',
    reason: sending,
    shownBy: [title('src/contract/consultation.test.ts', 'is sent as %j and %s')],
  },
  {
    sentence: 'Consultation request: contactYou is EMAIL_ME, CALL_ME or EITHER.',
    reason: sending,
    shownBy: [title('src/contract/consultation.test.ts', 'is sent as %j and %s')],
  },
  {
    sentence: 'Consultation: interest is required and not sent.',
    reason: sending,
    shownBy: [
      title(
        'src/contract/consultation.test.ts',
        'interest is required in the form, and never sent',
      ),
    ],
  },
  {
    sentence: 'No server-side entities are shown.',
    reason: 'The specification leaves them open; what is stored is what was sent.',
    shownBy: [title('src/server/store/store.test.ts', 'a row comes back as it was stored')],
  },
  {
    sentence: 'Quote form: a failed validation shows an error per field.',
    reason: inTime,
    shownBy: [requirement('forms/all-at-once'), requirement('forms/error-tied')],
  },
  {
    sentence: 'Quote form: success shows a thank-you modal and clears fields and errors.',
    reason: sending,
    shownBy: [
      title(quoteOutcome, 'success thanks the visitor in a dialog'),
      title(quoteOutcome, 'success empties the form'),
    ],
  },
  {
    sentence: 'Quote form: a Close button dismisses the modal.',
    reason: inTime,
    shownBy: [requirement('dialog/ways-out')],
  },
  {
    sentence: 'Quote form: failure shows an alert and keeps the data.',
    reason: sending,
    shownBy: [requirement('alert/data-kept')],
  },
  {
    sentence: 'Quote form: the service select opens, and closes on an outside click or a choice.',
    reason: inTime,
    shownBy: [requirement('select/opening-keys'), requirement('select/click-beside')],
  },
  {
    sentence: 'Quote form: the list of services is at most 15rem high.',
    reason: size,
    shownBy: [title(journey, 'the open list of services')],
  },
  {
    sentence: 'Consultation form: errors are shown per field, all at once.',
    reason: inTime,
    shownBy: [
      title(consultationMistakes, 'an empty form names all its mistakes at once'),
      title(consultationMistakes, 'each mistake also stands at its field'),
    ],
  },
  {
    sentence:
      'Consultation form: success is a green message with a check icon, and the form is cleared.',
    reason: sending,
    shownBy: [
      title(consultationSending, 'success is told politely, with its icon, and empties everything'),
    ],
  },
  {
    sentence: 'Consultation form: an error is a red message with an X icon, and the form is kept.',
    reason: sending,
    shownBy: [
      title(consultationSending, 'an answer that is not OK says so and that nothing was lost'),
      title('src/ui/StatusMessage.test.tsx', 'each tone has an icon of its own'),
    ],
  },
  {
    sentence: 'A warning style with a warning icon exists but is unused.',
    reason: 'A style that no page uses stands on no page.',
    shownBy: [title('src/ui/StatusMessage.test.tsx', 'each tone has an icon of its own')],
  },
  {
    sentence: 'Contact preference: either excludes the other options, which otherwise toggle.',
    reason: inTime,
    shownBy: [title(preference, 'with %j ticked, choosing %s leaves %j')],
  },
  {
    sentence: 'Newsletter: input and button are disabled while loading.',
    reason: sending,
    shownBy: [title(newsletterSending, 'while sending, field and button are disabled')],
  },
  {
    sentence: 'Newsletter: the message is success, error or none, and cleared at each attempt.',
    reason: sending,
    shownBy: [
      title(newsletterSending, 'the message of the last attempt is gone while the next one runs'),
      title(newsletterForm, 'the regions that will speak are there, silent'),
    ],
  },
  {
    sentence: 'Newsletter: Enter submits unless loading.',
    reason: sending,
    shownBy: [
      title('tests/journeys/newsletter.test.ts', 'by Enter is stored and thanked for'),
      title(newsletterSending, 'two quick activations are one request'),
    ],
  },
  {
    sentence: 'Newsletter: success clears the field.',
    reason: sending,
    shownBy: [title(newsletterSending, 'success empties the field and says thank you')],
  },
  {
    sentence: 'Rotating word: it fades out, swaps and fades in.',
    reason: inTime,
    shownBy: [requirement('banner/fade')],
  },
  {
    sentence:
      'Counters restart each time their block is 30% visible; bars fill while it is visible.',
    reason: inTime,
    shownBy: [
      requirement('counter/third-in-view'),
      requirement('counter/each-view'),
      title('src/enhancers/figures.test.ts', 'bars fill while their block is in view'),
    ],
  },
  {
    sentence: 'Help Center: five independent groups, each with one open item.',
    reason: 'What opening one item does to the others happens in time.',
    shownBy: [requirement('accordion/one-open'), requirement('accordion/all-closed')],
  },
  {
    sentence: 'Small-screen category dropdown: it toggles and closes on selection.',
    reason: inTime,
    shownBy: [
      title(sideMenu, '[side-menu/dropdown]'),
      title(sideMenu, 'both dropdowns open and their links lead on'),
    ],
  },
  {
    sentence: 'Table of contents: the hash, the path, else the first item is selected at first.',
    reason: 'The hash is read in the browser.',
    shownBy: [
      title('src/enhancers/contents.test.ts', '[toc/hash]'),
      title('src/enhancers/contents.test.ts', '[toc/one]'),
    ],
  },
  {
    sentence: 'Table of contents: choosing an item selects it and closes the dropdown.',
    reason: inTime,
    shownBy: [
      title('src/enhancers/contents.test.ts', '[toc/choose]'),
      title('src/enhancers/contents.test.ts', '[toc/close]'),
    ],
  },
  {
    sentence: 'Quote: values are checked on submit and trimmed.',
    reason: sending,
    shownBy: [
      requirement('forms/no-early-error'),
      title(quoteSending, 'spaces around the values are not sent'),
    ],
  },
  {
    sentence: 'Quote: an email address has its shape and no spaces.',
    reason: 'It is a rule.',
    shownBy: [title(emailAddress, 'does not have the shape of an email address')],
  },
  {
    sentence: 'Quote: a phone number is exactly 10 digits.',
    reason: 'It is a rule.',
    shownBy: [title(phoneNumber, 'is no phone number of ten digits')],
  },
  {
    sentence: 'Newsletter: an email is not empty and contains an @, otherwise nothing is sent.',
    reason: sending,
    shownBy: [title(newsletterSending, 'the only rule is its @')],
  },
  {
    sentence: 'Quote: the form stays filled.',
    reason: sending,
    shownBy: [title(quoteOutcome, 'a refusal keeps everything typed')],
  },
  {
    sentence: 'Consultation: which text answers which failure, and the form is kept.',
    reason: sending,
    shownBy: [
      title(consultationSending, 'an answer that is not OK says so'),
      title(consultationSending, 'a broken connection has a text of its own; everything is kept'),
    ],
  },
  {
    sentence: 'Newsletter: which text answers which outcome, in which style.',
    reason: sending,
    shownBy: [
      title(newsletterSending, 'after a refusal the address is still there'),
      title(newsletterSending, 'a broken connection is the same failure'),
    ],
  },
  {
    sentence: 'Phone number: exactly 10 digits.',
    reason: 'It is a rule.',
    shownBy: [title(phoneNumber, 'is no phone number of ten digits')],
  },
  {
    sentence: 'Counters: each counted over 2 seconds, from 30% visible.',
    reason: inTime,
    shownBy: [requirement('counter/two-seconds'), requirement('counter/third-in-view')],
  },
  {
    sentence: 'Rotating word: 1500 ms visible, 500 ms transition.',
    reason: inTime,
    shownBy: [title(journey, 'the rotating word')],
  },
  {
    sentence: 'Cursor: 20 px offset from the pointer.',
    reason: size,
    shownBy: [title(journey, 'the ring round the pointer')],
  },
  {
    sentence: 'Carousel: breakpoints, slides and spacing.',
    reason: onWidth,
    shownBy: [title(journey, 'slides per view and their distance')],
  },
  {
    sentence: 'Dropdown: at most 15rem high.',
    reason: size,
    shownBy: [title(journey, 'the open list of services')],
  },
  {
    sentence: 'Technology tiles: 140 by 55 px.',
    reason: size,
    shownBy: [title(journey, 'technology tiles')],
  },
];
