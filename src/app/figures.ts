import { watchFigures } from '../enhancers/figures.ts';

watchFigures();
