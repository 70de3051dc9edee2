/** A customer that nobody else has, with everything that a quick form requires. */
export const draft = (more: object = {}) => ({
  custName: 'Zephyrine Quarrying Ltd',
  address1: '14',
  address2: 'Larkspur Road',
  address3: 'Highfield',
  cityTown: 1,
  postCode: 'S17 4QW',
  customerType: 1,
  phoneNo: '0114 496 0123',
  ...more,
});
