import type { Person } from "../../person";

export const tomasHerrera: Person = {
  language: "es",
  name: "Tomás Herrera Vidal",
  headline: "Ingeniero de software backend",
  email: "tomas.herrera@example.org",
  phone: "+34 600 555 019",
  location: "Barcelona, España",
  link: "codigo.example.org/therrera",
  summary:
    "Ingeniero backend con siete años de experiencia en Java y Kotlin, especializado en servicios de alta disponibilidad para banca y comercio electrónico. Acostumbrado a trabajar con arquitecturas orientadas a eventos, a medir antes de optimizar y a formar parte del turno de guardia. Busco un equipo internacional en los Países Bajos.",
  jobs: [
    {
      title: "Ingeniero backend sénior",
      company: "Banca Montseny Digital",
      place: "Barcelona",
      from: "2022-01",
      to: null,
      bullets: [
        "Desarrollo en Kotlin y Spring Boot de la plataforma de transferencias inmediatas (SEPA Instant), con 350.000 operaciones diarias.",
        "Diseñé la publicación de eventos con Apache Kafka y el patrón outbox; los pagos duplicados pasaron de 40 al mes a cero.",
        "Reduje un 62% el tiempo de respuesta de las consultas en PostgreSQL mediante índices parciales y particiones.",
        "Despliegue de 18 microservicios en Kubernetes sobre AWS con Helm y GitHub Actions.",
        "Participo en el turno de guardia una semana de cada seis y modero los análisis de incidentes.",
      ],
    },
    {
      title: "Desarrollador backend",
      company: "Tiendalia Comercio",
      place: "Valencia",
      from: "2019-09",
      to: "2021-12",
      bullets: [
        "Programé en Java 11 el servicio de pedidos de un mercado en línea con 900.000 clientes.",
        "Sustituí una integración por lotes por colas RabbitMQ, con lo que el estado del pedido se actualiza en 4 segundos y no en 2 horas.",
        "Implanté pruebas de contrato y de carga; los errores detectados en producción bajaron un 45%.",
      ],
    },
    {
      title: "Programador Java júnior",
      company: "Solventa Sistemas",
      place: "Valencia",
      from: "2018-07",
      to: "2019-08",
      bullets: [
        "Mantenimiento de aplicaciones Java EE con bases de datos Oracle para una aseguradora.",
        "Automaticé 25 informes mensuales con SQL y Python.",
      ],
    },
  ],
  education: [
    {
      degree: "Grado en Ingeniería Informática",
      school: "Universitat Politècnica de València",
      place: "Valencia",
      from: "2014-09",
      to: "2018-06",
      note: "Trabajo final sobre consenso en sistemas distribuidos. Estancia Erasmus de un semestre en Eindhoven.",
    },
  ],
  skills: [
    { group: "Lenguajes", items: ["Java", "Kotlin", "SQL", "Python", "Go (nociones)"] },
    { group: "Datos y eventos", items: ["PostgreSQL", "Apache Kafka", "RabbitMQ", "Redis", "Oracle"] },
    { group: "Plataforma", items: ["Docker", "Kubernetes", "Helm", "AWS", "GitHub Actions"] },
    { group: "Observabilidad", items: ["Prometheus", "Grafana", "OpenTelemetry"] },
  ],
  certificates: ["Oracle Certified Professional: Java SE 11 (2020)", "AWS Certified Developer (2023)"],
  languages: ["Español (nativo)", "Catalán (nativo)", "Inglés (C1)"],
};
