import { typesetInterfaceTexts } from "../../src/build/page-messages";

test("interface texts are set in their language, and stay JSON", () => {
  const createResolvers = jest.fn();
  typesetInterfaceTexts({ createResolvers } as never);
  const [[{ Locale }]] = createResolvers.mock.calls as [
    [{ Locale: { data: { resolve: (locale: object) => string } } }],
  ];
  const data = JSON.stringify({ sending: 'Wird "gesendet" …', schedule: "{{end}} Uhr\nS. L." });
  const resolved = JSON.parse(Locale.data.resolve({ data, language: "de" })) as unknown;
  expect(resolved).toEqual({
    sending: 'Wird "gesendet"\u00A0…',
    schedule: "{{end}}\u00A0Uhr\nS.\u00A0L.",
  });
});
