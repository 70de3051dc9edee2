import {
  Datagrid,
  Edit,
  List,
  RecordContextProvider,
  ReferenceField,
  ReferenceManyField,
  SimpleForm,
  TextField,
  TextInput,
  useGetOne,
} from 'react-admin';

/** A page of react-admin's own components, by a developer who knows nothing else. It shows five resources. */
export function ReactAdminPage() {
  const { data: customer } = useGetOne('customer', { id: 1 });
  return (
    <>
      <List
        resource="region"
        title=" "
        disableSyncWithLocation
        perPage={5}
        sort={{ field: 'regionName', order: 'ASC' }}
      >
        <Datagrid bulkActionButtons={false}>
          <TextField source="regionName" />
          <TextField source="regionCode" />
        </Datagrid>
      </List>
      <Edit resource="salesExec" id={1} title=" " redirect={false} mutationMode="pessimistic">
        <SimpleForm>
          <TextInput source="salesExecName" />
        </SimpleForm>
      </Edit>
      {customer && (
        <RecordContextProvider value={customer}>
          <ReferenceField source="mbpBranch.id" reference="branch" />
          <ReferenceManyField reference="contact" target="customer" sort={{ field: 'id', order: 'ASC' }}>
            <Datagrid bulkActionButtons={false}>
              <TextField source="fullName" />
              <ReferenceField source="customer.customerId" reference="customer" link="show" />
            </Datagrid>
          </ReferenceManyField>
        </RecordContextProvider>
      )}
    </>
  );
}
