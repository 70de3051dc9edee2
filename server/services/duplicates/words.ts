import { wordsOf } from '../../core/search/text.ts';
import { isFiller, usualSpelling, usualSpellings } from '../../core/search/words.ts';

/** Words in the one spelling that stands for all. */
export const written = (words: readonly string[]): string[] => words.map(usualSpelling);

/** The distinctive words of a company's name: `M & T Transmissions Limited` → m, t, transmissions. */
export function nameWords(text: string): string[] {
  const all = written(wordsOf(text));
  const telling = all.filter((word) => !isFiller(word));
  return [...new Set(telling.length ? telling : all)];
}

/** A name as one word, as it is spelt: `Motor Depot Ltd` → motordepot. */
export function inOnePiece(text: string): string {
  const words = wordsOf(text);
  return words.filter((word) => !isFiller(word)).join('') || words.join('');
}

/** The words of an address: `120 Bradway Road` → 120, bradway, rd. */
export const addressWords = (text: string): string[] => [...new Set(written(wordsOf(text)))];

const generic = new Set([...usualSpellings, 'trdg', 'rear', 'off', 'adj', 'opp', 'old', 'new', 'main', 'high']);

/** Words that many names have, because they say what a company does. They are not abbreviated, unlike `generic`. */
const trades = new Set(
  `architects architectural associates automotive bathrooms body bodyshop brick build carpentry cars church college
  concrete construction decorating design designs developments electrical exhaust fencing filling flooring glass glazing
  heating hire home homes hotel interiors joinery kitchens landscapes landscaping maintenance mechanical mot motorcycle
  motorcycles national painting partners partnership plant plumbing primary properties property roof roofing royal sales
  school shop solutions specialist specialists steel stone store stores supply systems test testing tiles timber tool
  trade trading truck trucks tyre tyres autocare autocentre autocentres bike bikes club consultants consulting
  contracting diagnostic diagnostics direct doors garden gardens housing international united van vans vehicle vehicles
  windows`.split(/\s+/),
);

/** How much a word of a name counts when names are compared. */
export const weightInName = (word: string): number => (generic.has(word) || trades.has(word) ? 0.35 : 1);

/** How much a word of an address counts when addresses are compared. */
export const weightInAddress = (word: string): number => (generic.has(word) ? 0.5 : 1);

/** The words of an address that name a particular place rather than a kind of place. */
export const placeWords = (words: readonly string[]): string[] =>
  words.filter((word) => /^\p{L}{3,}/u.test(word) && !generic.has(word));

/** The names of a company that trades under another name: `Userve Ltd t/a Copart` → the whole, Userve Ltd, Copart. */
export function nameVariants(text: string): string[] {
  const parts = text.split(/\bt\/as?\b|\btrading as\b/i);
  if (parts.length === 1) return [text];
  const names = parts.map((part) => part.trim()).filter((part) => nameWords(part).join('').length > 3);
  return names.length > 1 ? [text, ...names] : [text];
}
