/** Replaces the exporter of react-admin's lists: the server exports ours. */
export default () => {
  throw new Error('The server exports lists.');
};
