import { offerLanguage } from '../enhancers/offerLanguage.ts';

offerLanguage();
