import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link to a page of the product. A list has many of them, so it is one element, without the layers of MUI's Link. */
export const PageLink = styled(Link)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.primary.main,
  // In every row of a table, links of another colour would weigh more than the values beside them.
  'td &': { color: 'inherit' },
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}));

/** The same, in the colour of the text around it. */
export const QuietPageLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});
