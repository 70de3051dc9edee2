import Link from '@mui/material/Link';
import { Fragment } from 'react';

interface Props {
  readonly address: string;
  readonly onClick?: (event: React.MouseEvent) => void;
}

/** An e-mail address as a link. It wraps before its @ and its dots, rather than within a word. */
export const EmailLink = ({ address, onClick }: Props) => (
  <Link href={`mailto:${address}`} onClick={onClick}>
    {address.split(/(?=[@.])/).map((part, i) => (
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Link>
);
