/** A text whose words are not broken at a hyphen: "e-mail" stays in one line. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\S*-\S*)/).map((part, i) =>
    i % 2 ? (
      <span key={i} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
