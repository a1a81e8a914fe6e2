/** How a section shows its items; the words of each shape are those of the page's locale file. */
export type ServiceSection = TopicSection | OfferSection;

/** What stands in the text of a page. */
export type TopicSection = ListSection | TechnologySection | PortfolioSection;

/** What a buyer asks that a list answers: what is received, or what is not included. */
export type ListQuestion = 'receive' | 'excluded';

/**
 * A section that shows one list. Its words stand at `sections.<id>`: `heading`, `lead` and
 * `items.<item>`, which is a text for `text`, `bullets` and `split`, `name` and `text` for `tiles`,
 * `title` and `text` for `steps` and `features`, `question` and `answer` for `questions`.
 */
export type ListSection = {
  kind: 'text' | 'bullets' | 'split' | 'tiles' | 'steps' | 'features' | 'questions';
  /** Names the words, and is the fragment of the heading. */
  id: string;
  items: readonly string[];
  /** The words are those of the whole family, in `service-pages.json` at `families.<family>`. */
  isShared?: true;
  /** The question of a buyer that this topic answers, so that no list below the topics has to. */
  answers?: ListQuestion;
};

/**
 * A list below the topics, on a page that has no topic for it. Its words stand at `sections.<id>`:
 * `heading` and `items.<item>`.
 */
export type OfferSection = { kind: 'offer'; id: ListQuestion; items: readonly string[] };

/** What we work with in groups; the names of products are the same in every language. */
type TechnologySection = {
  kind: 'technologies';
  id: string;
  groups: readonly { id: string; names: readonly string[] }[];
};

/** Finished works; the words of each are `name` and `category`. */
type PortfolioSection = {
  kind: 'portfolio';
  id: string;
  works: readonly { id: string; href?: string }[];
};

/** The sections of every page of a family, in their order. */
export type FamilyContent<Page extends string> = Readonly<Record<Page, readonly ServiceSection[]>>;
