import type { ComponentProps } from 'react';
import { assets } from 'virtual:assets';
import { TableOfContents } from '../../sections/TableOfContents.tsx';

/** What stands on this page, with the place marked where the reader is. */
export function PageContents(props: Omit<ComponentProps<typeof TableOfContents>, 'script'>) {
  return <TableOfContents {...props} script={assets.enhancers.contents} />;
}
