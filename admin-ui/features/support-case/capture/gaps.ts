interface Gap {
  readonly selector: string;
  readonly properties: readonly string[];
}

/**
 * Styles that are missing from the text of a rule: if a shorthand with a variable, such as `font`, is followed by one
 * of its parts, browsers leave the other parts empty.
 */
export const gapsOfStyles = (): readonly Gap[] => [...document.styleSheets].flatMap(({ cssRules }) => gapsOf(cssRules));

const gapsOf = (rules: CSSRuleList): readonly Gap[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return gapsOf(rule.cssRules);
    if (!(rule instanceof CSSStyleRule)) return [];
    const properties = [...rule.style].filter((name) => rule.style.getPropertyValue(name) === '');
    return properties.length ? [{ selector: rule.selectorText, properties }] : [];
  });
