import { withoutIsolates } from '../../i18n/isolate.ts';

type Props = {
  /** A schema.org object without its context; all of its words stand on the page as well. */
  data: { '@type': string } & Readonly<Record<string, unknown>>;
};

/** What a page says about itself to search engines, as a data block that no browser runs. */
export function StructuredData({ data }: Props) {
  const json = withoutIsolates(JSON.stringify({ '@context': 'https://schema.org', ...data }));
  return (
    <script
      type="application/ld+json"
      // No text can end the block early.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
