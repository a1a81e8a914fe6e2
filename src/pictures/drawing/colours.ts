/** The light theme of tokens.css, which a picture cannot read, and no more of it than it needs. */
export const colours = {
  paper: { bg: '#ffffff', fg: '#12201b' },
  night: { bg: '#12201b', thread: '#33433c', pick: '#ffbe1a' },
  turmeric: { bg: '#ffbe1a', thread: '#e3a30b', pick: '#12201b' },
};
