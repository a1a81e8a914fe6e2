import { createElement, type FunctionComponent } from 'react';
import * as drawings from 'lucide-react';

/** What the stylesheet says of every icon (`src/layout/Lucide.css`), so that no icon has to. */
const said = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** Decoration: what it means stands in words beside it. */
type Icon = FunctionComponent<{ className?: string }>;

const icon =
  (drawing: drawings.LucideIcon): Icon =>
  (props) =>
    createElement(drawing, { ...said, ...props });

export const ArrowLeft = /* @__PURE__ */ icon(drawings.ArrowLeft);
export const ArrowRight = /* @__PURE__ */ icon(drawings.ArrowRight);
export const ChevronDown = /* @__PURE__ */ icon(drawings.ChevronDown);
export const CircleAlert = /* @__PURE__ */ icon(drawings.CircleAlert);
export const CircleCheck = /* @__PURE__ */ icon(drawings.CircleCheck);
export const CircleX = /* @__PURE__ */ icon(drawings.CircleX);
export const ExternalLink = /* @__PURE__ */ icon(drawings.ExternalLink);
export const Languages = /* @__PURE__ */ icon(drawings.Languages);
export const Mail = /* @__PURE__ */ icon(drawings.Mail);
export const MapPin = /* @__PURE__ */ icon(drawings.MapPin);
export const Menu = /* @__PURE__ */ icon(drawings.Menu);
export const PanelRightOpen = /* @__PURE__ */ icon(drawings.PanelRightOpen);
export const Phone = /* @__PURE__ */ icon(drawings.Phone);
export const TriangleAlert = /* @__PURE__ */ icon(drawings.TriangleAlert);
export const X = /* @__PURE__ */ icon(drawings.X);
