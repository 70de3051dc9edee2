/** Props of every control of a form field. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  /** Takes what the message at the field offers. Enter does it, where it would only try to save again. */
  readonly takeOffer?: (() => void) | undefined;
}
