import type { ComponentType } from 'react';
import type { PageKind } from '../site/routes.ts';
import { AboutPage } from './AboutPage.tsx';
import { ConsultationPage } from './ConsultationPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { HelpPage } from './HelpPage.tsx';
import { HomePage } from './HomePage.tsx';
import { LegalPage } from './LegalPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';
import { TeamPage } from './TeamPage.tsx';
import { ThanksPage } from './ThanksPage.tsx';

/** The component of each kind of page. */
export const pages: Readonly<Record<PageKind, ComponentType>> = {
  home: HomePage,
  about: AboutPage,
  team: TeamPage,
  contact: ContactPage,
  legal: LegalPage,
  help: HelpPage,
  consultation: ConsultationPage,
  services: ServicesPage,
  statement: LegalPage,
  service: ServicePage,
  thanks: ThanksPage,
  subscription: SubscriptionPage,
  'not-found': NotFoundPage,
};
