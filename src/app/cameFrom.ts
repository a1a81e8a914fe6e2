import { cameFrom } from '../enhancers/cameFrom.ts';

cameFrom();
