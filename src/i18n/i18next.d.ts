import type Resources from './resources.d.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: 'optimize';
    defaultNS: 'common';
    resources: Resources;
    strictKeyChecks: true;
    defaultVariables: { product: string; phone: string; email: string };
  }
}
