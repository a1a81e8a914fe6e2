import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { assets } from 'virtual:assets';
import { Island } from '../../src/islands/Island.tsx';
import { ContactCard } from '../../src/sections/ContactCard.tsx';
import { slideRanges } from '../../src/sections/carouselView.ts';
import { SideMenu } from '../../src/sections/SideMenu.tsx';
import { TableOfContents } from '../../src/sections/TableOfContents.tsx';

const places = ['Scope', 'Rights', 'Data', 'Changes'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

/** A small page with the parts that need a real layout to be tested, in either direction. */
export function renderParts(dir: string): string {
  const locale = dir === 'rtl' ? 'ar' : 'en';
  return `<!doctype html>${renderToStaticMarkup(
    <I18nProvider locale={locale}>
      <html lang={locale} dir={dir} data-locale={locale} data-script="Latn">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Parts</title>
          <link rel="icon" href={assets.icon} />
          <meta id="react-aria-pressable-style" />
          {assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          <script type="module" src={assets.script} />
        </head>
        <body>
          <main>
            <h1>Parts</h1>
            <button data-pause="" aria-pressed="false">
              Pause
            </button>
            <Island name="carousel" props={carousel} />
            <div className="section">
              <SideMenu heading="Cloud Services" items={siblings}>
                <ContactCard
                  heading="Ask an engineer"
                  text="A person answers."
                  phone={{ text: '+91 00000 00000', href: 'tel:+910000000000' }}
                  mail={{ text: 'hello@example.com', href: 'mailto:hello@example.com' }}
                />
              </SideMenu>
              <TableOfContents heading="On this page" items={places} />
              {places.map(({ id, label }) => (
                <section key={id}>
                  <h2 id={id}>{label}</h2>
                  {Array.from({ length: id === 'changes' ? 1 : 20 }, (_, place) => (
                    <p key={place}>Words about it, many of them. {'And more. '.repeat(40)}</p>
                  ))}
                </section>
              ))}
            </div>
          </main>
        </body>
      </html>
    </I18nProvider>,
  )}`;
}

const siblings = [
  { id: 'solutions', label: 'Cloud Solutions', href: '/?solutions' },
  { id: 'migration', label: 'Cloud Migration', href: '/', isCurrent: true },
  { id: 'security', label: 'Cloud Security', href: '/?security' },
];

const carousel = {
  heading: 'Your partner',
  role: 'carousel',
  previous: 'Previous slides',
  next: 'Next slides',
  list: 'Slides',
  slides: ['Proven', 'Agile', 'Fair', 'Open', 'Near'].map((heading, place) => ({
    id: heading.toLowerCase(),
    number: `0${place + 1}`,
    heading,
    href: `/?${heading}`,
    points: ['First of its points', 'Second of its points'],
  })),
  statuses: Object.fromEntries(
    slideRanges(5).map(({ key, first, last }) => [key, `Slides ${first} to ${last} of 5`]),
  ),
};
