// Finds what can be changed in a source file, and writes the file so that each change can be switched on by its number.
import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** Operators, and what each becomes. */
const swapped = new Map([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.EqualsEqualsToken, '!='],
  [Kind.ExclamationEqualsToken, '=='],
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.QuestionQuestionToken, '&&'],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
]);

const parsed = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);

/** The changes of a file, in the order of its text: `{ file, line, kind, start, end, from, to }`. */
export function mutantsOf(file, text) {
  const source = parsed(file, text);
  const found = [];
  const add = (node, kind, to) => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, kind, start, end, from: text.slice(start, end), to });
  };
  visit(source, false);
  return found;

  /** @param runs whether the node is within a function, so that it runs after the file has been loaded */
  function visit(node, runs) {
    if (ts.isTypeNode(node) || ts.isDecorator(node) || ts.isImportDeclaration(node)) return;
    if (runs) changes(node, add, source);
    const inside = ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node);
    ts.forEachChild(node, (child) =>
      visit(child, (runs && !ts.isConstructorDeclaration(node)) || (inside && child === node.body)),
    );
  }
}

function changes(node, add, source) {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) {
    const condition = ts.isIfStatement(parent) ? parent.expression : parent.condition;
    if (node === condition && !isComparison(node)) add(node, 'condition', `!(${node.getText(source)})`);
  }
  if (ts.isBinaryExpression(node) && swapped.has(node.operatorToken.kind)) {
    const to = swapped.get(node.operatorToken.kind);
    add(node, 'operator', `(${node.left.getText(source)}) ${to} (${node.right.getText(source)})`);
  }
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) add(node, 'statement', '');
  const isResult =
    (ts.isReturnStatement(parent) && node === parent.expression) ||
    (ts.isArrowFunction(parent) && node === parent.body);
  if (isResult && !ts.isBlock(node) && !isEmpty(node, source)) add(node, 'result', emptyOf(node));
}

const isComparison = (node) => ts.isBinaryExpression(node) && swapped.has(node.operatorToken.kind);
const isEmpty = (node, source) => ['undefined', 'null', '[]', 'false'].includes(node.getText(source));

function emptyOf(node) {
  if (ts.isArrayLiteralExpression(node)) return '[]';
  if (node.kind === Kind.TrueKeyword) return 'false';
  return 'undefined';
}

/** The text of a file in which the mutants, each with its `id`, are behind switches. */
export function withSwitches(file, text, mutants) {
  const source = parsed(file, text);
  const written = new Set();
  return text.slice(0, source.getStart(source)) + write(source);

  function write(node) {
    const [start, end] = [node.getStart(source), node.getEnd()];
    let [out, position] = ['', start];
    ts.forEachChild(node, (child) => {
      const from = child.getStart(source);
      if (from < position || child.getEnd() > end) return;
      out += text.slice(position, from) + write(child);
      position = child.getEnd();
    });
    out += text.slice(position, end);
    const own = mutants.filter(
      (one) =>
        one.start === start &&
        one.end === end &&
        !written.has(one.id) &&
        (one.kind === 'statement') === (ts.isExpressionStatement(node) || ts.isThrowStatement(node)),
    );
    for (const { id, kind, to } of own) {
      written.add(id);
      out =
        kind === 'statement'
          ? `{ if (!globalThis.$mutant?.(${id})) { ${out} } }`
          : `(globalThis.$mutant?.(${id}) ? (${to}) : (${out}))`;
    }
    return out;
  }
}
