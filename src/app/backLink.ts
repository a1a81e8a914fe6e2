import { leadBack } from '../enhancers/backLink.ts';

leadBack();
