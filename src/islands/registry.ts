import type { ComponentType } from 'react';
import { ConsultationForm } from '../forms/ConsultationForm.tsx';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { QuoteForm } from '../forms/QuoteForm.tsx';
import { Carousel } from '../sections/Carousel.tsx';
import { Faq } from '../sections/Faq.tsx';
import { MobileMenu } from '../sections/MobileMenu.tsx';
import { ServiceFilter } from '../sections/ServiceFilter.tsx';
import { ServiceMenu } from '../sections/ServiceMenu.tsx';
import { SidePanel } from '../sections/SidePanel.tsx';
import type { IslandName } from '../delivery/islandSources.ts';

/** The component of every interactive part, for the build; the browser loads it by itself. */
export const islands = {
  'consultation-form': ConsultationForm,
  carousel: Carousel,
  faq: Faq,
  'mobile-menu': MobileMenu,
  'newsletter-form': NewsletterForm,
  'quote-form': QuoteForm,
  'service-filter': ServiceFilter,
  'service-menu': ServiceMenu,
  'side-panel': SidePanel,
} satisfies Record<IslandName, unknown>;

/** The props of an island: plain data, because they travel as JSON. */
export type IslandProps<Name extends IslandName> =
  (typeof islands)[Name] extends ComponentType<infer Props> ? Props : never;
