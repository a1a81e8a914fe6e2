import type { ComponentType } from 'react';
import type { PageKind } from '../site/routes.ts';
import { ContactPage } from './ContactPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ThanksPage } from './ThanksPage.tsx';

/** The component of each kind of page that can be drawn already. */
export const pages: Partial<Record<PageKind, ComponentType>> = {
  home: HomePage,
  contact: ContactPage,
  service: ServicePage,
  thanks: ThanksPage,
  'not-found': NotFoundPage,
};
