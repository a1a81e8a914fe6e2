/** Made-up words that every field needs, for the tests of fields. */
export const testWords = { asterisk: '*', required: '(required)', errorPrefix: 'Error:' };
