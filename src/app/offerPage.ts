import { offerPage } from '../enhancers/offerPage.ts';

offerPage();
