import type { SharedNamespace } from './sharedNamespace.ts';
import type Resources from './resources.d.ts';

/** A translator gives plain strings, so it knows no words that may be missing: see `useSharedWords`. */
type OwnResources = Omit<Resources, SharedNamespace>;

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: 'optimize';
    defaultNS: false;
    resources: OwnResources;
    strictKeyChecks: true;
    defaultVariables: { product: string; phone: string; email: string };
  }
}
