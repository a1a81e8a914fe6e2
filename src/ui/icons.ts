import { createElement, use, type FunctionComponent } from 'react';
import type { LucideIcon } from 'lucide-react';
// Each by itself: all of them are 1,700 modules, which took half the time and memory of a build.
import ArrowLeftDrawing from 'lucide-react/icons/arrow-left';
import ArrowRightDrawing from 'lucide-react/icons/arrow-right';
import ChevronDownDrawing from 'lucide-react/icons/chevron-down';
import CircleAlertDrawing from 'lucide-react/icons/circle-alert';
import CircleCheckDrawing from 'lucide-react/icons/circle-check';
import CircleXDrawing from 'lucide-react/icons/circle-x';
import ExternalLinkDrawing from 'lucide-react/icons/external-link';
import LanguagesDrawing from 'lucide-react/icons/languages';
import MailDrawing from 'lucide-react/icons/mail';
import MapPinDrawing from 'lucide-react/icons/map-pin';
import MenuDrawing from 'lucide-react/icons/menu';
import PanelRightOpenDrawing from 'lucide-react/icons/panel-right-open';
import PhoneDrawing from 'lucide-react/icons/phone';
import TriangleAlertDrawing from 'lucide-react/icons/triangle-alert';
import XDrawing from 'lucide-react/icons/x';
import { DrawingSheet } from './DrawingSheet.ts';
import '../layout/Lucide.css';

/** What the stylesheet says of every icon (`src/layout/Lucide.css`), so that no icon has to. */
const said = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** Decoration: what it means stands in words beside it. */
type Icon = FunctionComponent<{ className?: string | undefined }>;

const icon = (drawing: LucideIcon): Icon => {
  const Own: Icon = (props) => createElement(drawing, { ...said, ...props });
  return import.meta.env.SSR ? shared(drawing, Own) : Own;
};

/** The same, where pages share drawings with a reference in the place of its shapes. */
function shared({ displayName = '' }: LucideIcon, Own: Icon): Icon {
  const id = displayName.replaceAll(/(?<=.)[A-Z]/gu, '-$&').toLowerCase();
  return function SharedIcon({ className }) {
    const sheet = use(DrawingSheet);
    if (sheet === undefined) return createElement(Own, { className });
    const classes = ['lucide', `lucide-${id}`, className].filter(Boolean).join(' ');
    return createElement(
      'svg',
      { width: 24, height: 24, className: classes, 'aria-hidden': true },
      createElement('use', { href: `${sheet}#${id}` }),
    );
  };
}

export const ArrowLeft = /* @__PURE__ */ icon(ArrowLeftDrawing);
export const ArrowRight = /* @__PURE__ */ icon(ArrowRightDrawing);
export const ChevronDown = /* @__PURE__ */ icon(ChevronDownDrawing);
export const CircleAlert = /* @__PURE__ */ icon(CircleAlertDrawing);
export const CircleCheck = /* @__PURE__ */ icon(CircleCheckDrawing);
export const CircleX = /* @__PURE__ */ icon(CircleXDrawing);
export const ExternalLink = /* @__PURE__ */ icon(ExternalLinkDrawing);
export const Languages = /* @__PURE__ */ icon(LanguagesDrawing);
export const Mail = /* @__PURE__ */ icon(MailDrawing);
export const MapPin = /* @__PURE__ */ icon(MapPinDrawing);
export const Menu = /* @__PURE__ */ icon(MenuDrawing);
export const PanelRightOpen = /* @__PURE__ */ icon(PanelRightOpenDrawing);
export const Phone = /* @__PURE__ */ icon(PhoneDrawing);
export const TriangleAlert = /* @__PURE__ */ icon(TriangleAlertDrawing);
export const X = /* @__PURE__ */ icon(XDrawing);
