import { Problem } from './problem.ts';

/** A refusal while the process is too busy to take submissions; answers as status 503. */
export class TooBusy extends Problem {
  constructor() {
    super(
      503,
      'Expected to take the submission, but the server is too busy; nothing was kept: send it again in a minute.',
    );
    this.name = 'TooBusy';
  }
}
