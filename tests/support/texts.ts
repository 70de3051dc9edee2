import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './schemas.ts';

/** Properties and attributes whose text people see or hear. */
const bearing = new Set(
  `label title placeholder alt helperText summary text message description what primary secondary does hint heading
  aria-label aria-valuetext aria-description aria-roledescription data-title titleAccess noOptionsText
  labelRowsPerPage`.split(/\s+/),
);

/** Functions that show their arguments. */
const showing = new Set(['notify', 'confirm', 'ask', 'warn', 'setProblem']);
/** Properties with the answers to a question. */
const answers = new Set(['yes', 'no']);
/** Functions whose argument is a key of the catalogue or the English text of a schema. */
const translating = new Set(['t', 'schemaText']);

/** Whether a text contains words. A colour such as #1f6feb does not. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !/^#[0-9a-f]{3,8}$/i.test(text);
/** Whether a text starts with a capital and has at least two words. */
const isSentence = (text: string) => /^\p{Lu}[\p{L}'’]*,? \p{L}/u.test(text);

type Literal = ts.StringLiteralLike | ts.TemplateExpression;
const isLiteral = (node: ts.Node): node is Literal => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const wordsOf = (literal: Literal): string =>
  ts.isTemplateExpression(literal)
    ? [literal.head.text, ...literal.templateSpans.map((span) => span.literal.text)].join('…')
    : literal.text;

/** Literals that may be the value of an expression. */
function valuesOf(node: ts.Node | undefined): Literal[] {
  if (!node) return [];
  if (isLiteral(node)) return [node];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return valuesOf(node.expression);
  if (ts.isJsxExpression(node)) return valuesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isJoined = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(
      node.operatorToken.kind,
    );
    const isGuarded = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return [...(isJoined ? valuesOf(node.left) : []), ...(isJoined || isGuarded ? valuesOf(node.right) : [])];
  }
  return [];
}

const nameOf = (node: ts.Node): string =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : node.getText();

/** The literals that a node shows to people. */
function shownBy(node: ts.Node): Literal[] {
  if (ts.isJsxAttribute(node)) return bearing.has(node.name.getText()) ? valuesOf(node.initializer) : [];
  if (ts.isPropertyAssignment(node) || ts.isBindingElement(node))
    return bearing.has(nameOf(node.name)) ? valuesOf(node.initializer) : [];
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.flatMap((child) => (ts.isJsxExpression(child) ? valuesOf(child) : []));
  if (ts.isCallExpression(node) && showing.has(nameOf(node.expression)))
    return node.arguments.flatMap((argument) =>
      ts.isObjectLiteralExpression(argument)
        ? argument.properties.flatMap((property) =>
            ts.isPropertyAssignment(property) && answers.has(nameOf(property.name))
              ? valuesOf(property.initializer)
              : [],
          )
        : valuesOf(argument),
    );
  return [];
}

/** Whether only the program reads a literal: a key, a value to compare or of a field, or a programmer's error. */
function isForProgram(literal: Literal): boolean {
  const { parent } = literal;
  if (ts.isPropertyAssignment(parent)) return parent.name === literal;
  if (ts.isBinaryExpression(parent)) return /^[=!]==?$/.test(parent.operatorToken.getText());
  if (ts.isNewExpression(parent)) return /^(Error|DOMException)$/.test(parent.expression.getText());
  if (ts.isSatisfiesExpression(parent)) return ts.isIndexedAccessTypeNode(parent.type);
  return ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent);
}

const parse = (file: string, code: string) =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined);

/** Visits a tree; where `visit` returns false, leaves out the children. */
function walk(node: ts.Node, visit: (node: ts.Node) => unknown): void {
  if (visit(node) !== false) ts.forEachChild(node, (child) => walk(child, visit));
}

const codeOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/**
 * Texts of a file that people would read but that are not in the catalogue, as `file:line text`.
 * @param keys of the catalogue, which are allowed in place of a text
 */
export function ownTexts(file: string, keys: ReadonlySet<string>, code = codeOf(file)): string[] {
  const source = parse(file, code);
  const found = new Map<ts.Node, string>();
  const add = (node: ts.Node, text: string) => found.set(node, text.trim().replace(/\s+/g, ' '));
  walk(source, (node) => {
    if (ts.isCallExpression(node) && translating.has(nameOf(node.expression))) {
      node.arguments.slice(1).forEach((argument) => walk(argument, () => true));
      return false;
    }
    if (ts.isJsxText(node) && hasWords(node.text)) add(node, node.text);
    for (const literal of shownBy(node))
      if (hasWords(wordsOf(literal)) && !keys.has(wordsOf(literal))) add(literal, wordsOf(literal));
    if (isLiteral(node) && isSentence(wordsOf(node)) && !isForProgram(node)) add(node, wordsOf(node));
    return true;
  });
  return [...found].map(
    ([node, text]) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text}`,
  );
}

/** Keys of the catalogue that a file contains. A key built from parts becomes a pattern. */
export function keysIn(file: string, code = codeOf(file)): { named: string[]; patterns: RegExp[] } {
  const named: string[] = [];
  const patterns: RegExp[] = [];
  walk(parse(file, code), (node) => {
    if (ts.isStringLiteralLike(node)) named.push(node.text);
    if (ts.isTemplateExpression(node) && /^\w+\.[\w.]*$/.test(node.head.text))
      patterns.push(new RegExp(`^${wordsOf(node).replaceAll('.', '\\.').replaceAll('…', '\\w+')}$`));
  });
  return { named, patterns };
}
