export const messageTitles = {
  layout: "Cabecera, pie y avisos",
  navigation: "Nombres de las páginas",
  trips: "Excursiones y precios",
  booking: "Reservas",
  location: "Dónde estamos",
  about: "Quiénes somos",
  contact: "Formulario de contacto",
  questions: "Preguntas en las páginas",
  gallery: "Galería",
  reviews: "Reseñas",
  legal: "Textos legales",
  cookies: "Tabla de cookies",
};
