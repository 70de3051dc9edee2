/** In place of a component that is never shown, such as the input of a variant that the theme does not use. */
export default () => null;
