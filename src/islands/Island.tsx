import { isValidElement, useId, type ComponentType } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { assets } from 'virtual:assets';
import { islands, type IslandProps } from './registry.ts';
import { withoutMarks } from '../delivery/stringMarks.ts';
import { shareFile } from './sharedFiles.ts';
import type { IslandName } from '../delivery/islandSources.ts';

type Props<Name extends IslandName, Shared extends Partial<IslandProps<Name>>> = {
  name: Name;
  /** What the part is given on this page, or for this visitor. */
  props: Omit<IslandProps<Name>, keyof Shared>;
  /**
   * What it is given whatever the page and whoever asks: published in a file of its own, once for all
   * pages that give the same, and fetched with the part's scripts.
   */
  shared?: Shared;
  /** Key of a draft in session storage: if one is stored, the island hydrates at load. */
  draft?: string;
};

/**
 * An interactive part of a static page: complete HTML now, a React root of its own once
 * somebody reaches for it. Only for the build; the browser's half is `watchIslands`.
 */
export function Island<
  Name extends IslandName,
  Shared extends Partial<IslandProps<Name>> = Record<never, never>,
>({ name, props: own, shared, draft }: Props<Name, Shared>) {
  const prefix = useId();
  const { locale } = useLocale();
  const Component = islands[name] as ComponentType<object>;
  const props = { ...shared, ...own };
  const html = renderToString(
    <I18nProvider locale={locale}>
      <Component {...props} />
    </I18nProvider>,
    { identifierPrefix: prefix },
  );
  const address = shared && addressOf(name, shared);
  return (
    <>
      <div
        data-island={name}
        data-component={Component.name}
        data-scripts={assets.islands[name].join(' ')}
        data-shared={address}
        data-prefix={prefix}
        data-draft={draft}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: serialize(address === undefined ? props : own) }}
      />
    </>
  );
}

/** Addresses by what is published there: the menus of all pages are given the same object. */
const addresses = new WeakMap<object, string | undefined>();

/** Where shared props are published, if they are. */
function addressOf(name: IslandName, shared: object): string | undefined {
  // While developing words change, and nobody publishes a file of them, nor of words that name themselves.
  if (import.meta.env.DEV) return undefined;
  if (!addresses.has(shared)) {
    const json = serialize(shared);
    addresses.set(shared, json === withoutMarks(json) ? shareFile(name, 'json', json) : undefined);
  }
  return addresses.get(shared);
}

/** The props as JSON, a word in another language as its text and that language (see `revive`). */
function serialize(props: unknown): string {
  const json = JSON.stringify(props, (_key, value: unknown) =>
    isValidElement(value) ? value.props : value,
  );
  return json.replaceAll('<', '\\u003c');
}
